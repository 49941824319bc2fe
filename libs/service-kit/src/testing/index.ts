export * from './identities.ts';
export * from './route-access.ts';
export * from './run-integrity-checks.ts';
export * from './test-service.ts';
