/**
 * The settings of a test run. `TEST_DATABASE_URL` is the URL of a PostgreSQL server to use instead of the embedded one; its user must be
 * allowed to create databases.
 */
export const testConfig = {
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
};
