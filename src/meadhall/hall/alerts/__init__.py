"""Alerts: the tables that wait for somebody, and how they are told of it: in pages, by push, by mail, in a calendar."""
