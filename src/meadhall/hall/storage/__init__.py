"""What a hall keeps: the store and its schema, the lock, export and import."""
