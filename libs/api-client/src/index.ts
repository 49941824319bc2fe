export * from './client.ts';
export * from './paths.ts';
