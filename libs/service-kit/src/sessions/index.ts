export * from './session-keys.ts';
export * from './session-record.ts';
export * from './stored-sessions.ts';
