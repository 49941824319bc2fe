export * from './database.module.ts';
export * from './keyset-page.ts';
export * from './postgres.ts';
