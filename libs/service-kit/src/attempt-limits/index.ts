export * from './attempt-limit.ts';
export * from './rate-limits.ts';
export * from './recorded-limits.ts';
export * from './sign-in/device-tokens.ts';
export * from './sign-in/login-throttle.ts';
