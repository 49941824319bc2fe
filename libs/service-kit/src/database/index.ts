export * from './uuid-array.ts';
export * from './database.module.ts';
export * from './keyset-page.ts';
export * from './postgres.ts';
export { PreparedStatements } from './prepared-statements.ts';
