export { eventually } from './eventually.ts';
export { startTestPostgres } from './postgres/test-postgres.ts';
export { createTestDatabase, type TestDatabase } from './postgres/test-database.ts';
export { startTestRedis, type TestRedis } from './redis/test-redis.ts';
export { startFakeAiProvider, type AiAnswer, type AiRequest, type FakeAiProvider } from './ai/fake-ai-provider.ts';
export { probeRoute, type GoodRequest, type Probe, type SentRequest } from './bad-input/probe-route.ts';
export { rowsIn } from './postgres/rows-in.ts';
export { refuseOnce, type RefusedMoment } from './postgres/refuse-once.ts';
