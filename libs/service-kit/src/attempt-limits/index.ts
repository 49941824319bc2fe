export * from './attempt-limit.ts';
export * from './rate-limits.ts';
export * from './recorded-limits.ts';
