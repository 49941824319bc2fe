export * from './browser-description.ts';
export * from './passkey-challenges.ts';
export * from './password-confirmations.ts';
export * from './session-keys.ts';
export * from './session-record.ts';
export * from './stored-sessions.ts';
