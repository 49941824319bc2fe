/**
 * What a test run may be told from outside.
 * `TEST_DATABASE_URL`: a PostgreSQL server whose user may create databases, used instead of the embedded one.
 */
export const testConfig = {
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
};
