export * from './client.ts';
export * from './foreign-response.ts';
export * from './paths.ts';
