export * from './client.ts';
export * from './paths.ts';
export * from './unwrap.ts';
