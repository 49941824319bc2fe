export * from './identities.ts';
export * from './route-access.ts';
