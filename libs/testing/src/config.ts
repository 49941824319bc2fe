/**
 * Settings of a test run.
 * `TEST_DATABASE_URL`: a PostgreSQL server to use instead of the embedded one. Its user must be allowed to create databases.
 */
export const testConfig = {
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
};
