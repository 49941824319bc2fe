/** Options of the connections of a backup to PostgreSQL. */
export const backupConnection = {
  application_name: 'memory-backup',
  keepAlive: true,
  connectionTimeoutMillis: 20_000,
} as const;
