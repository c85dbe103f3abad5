"""The storage of a hall: the store and its schema, export, import and backup."""
