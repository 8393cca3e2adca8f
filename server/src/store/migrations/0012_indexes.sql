-- The indexes of this schema are built without a lock: `indexes.sql`.
SELECT 1;
