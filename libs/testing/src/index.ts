export { type FakeAiProvider, type FakeAiResponse, startFakeAiProvider } from './ai/fake-ai-provider.ts';
export { eventually } from './eventually.ts';
export type { ValidRequest } from './fuzzing/fuzz-request.ts';
export { fuzzRoute } from './fuzzing/fuzz-route.ts';
export { countRowsByTable } from './postgres/count-rows.ts';
export { failNextWrite } from './postgres/fail-next-write.ts';
export { startTemporaryPostgres, type TemporaryPostgres } from './postgres/temporary-postgres.ts';
export { createTestDatabase, type TestDatabase } from './postgres/test-database.ts';
export { startTestRedis, type TestRedis } from './redis/test-redis.ts';
