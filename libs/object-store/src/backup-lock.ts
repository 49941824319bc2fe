/**
 * The key of the advisory lock in this service's database that a backup (tools/backup) holds while it copies objects. The key is an arbitrary number
 * that no other advisory lock in the database uses. PostgreSQL releases the lock when the backup's connection ends, even after `kill -9`.
 */
export const BACKUP_LOCK_KEY = 723946019;
