export * from './uuid-array.ts';
export * from './advisory-lock-slots.ts';
export * from './database.module.ts';
export * from './delivery-query.ts';
export * from './idempotency-queries.ts';
export * from './keyset-page.ts';
export * from './postgres.ts';
export { PreparedStatements, type StatementExecutor } from './prepared-statements.ts';
