export * from './advisory-lock-slots.ts';
export * from './database.module.ts';
export * from './single-statement-queries.ts';
export * from './keyset-page.ts';
export * from './postgres.ts';
export { PreparedStatements, type StatementExecutor, uuidArray } from './prepared-statements.ts';
