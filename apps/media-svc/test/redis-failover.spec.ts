import { formatRulesOfRedisUsers } from '@memory/event-bus/redis-acl';
import {
  eventually,
  type FakeAiProvider,
  type RedisWithFailover,
  startFakeAiProvider,
  startRedisWithFailover,
} from '@memory/testing';
import { DeleteJobsOfDeletedFiles } from '../src/jobs/delete-jobs-of-deleted-files.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let servers: RedisWithFailover;
let provider: FakeAiProvider;
let media: MediaApp;
beforeAll(async () => {
  [servers, provider] = await Promise.all([
    startRedisWithFailover(formatRulesOfRedisUsers((user) => user)),
    startFakeAiProvider(),
  ]);
  media = await startMediaApp({ REDIS_URL: servers.urlFor('media-svc'), OPENAI_BASE_URL: provider.url });
});
afterAll(async () => {
  await media.stop();
  await Promise.all([servers.stop(), provider.stop()]);
});

it('enqueues and runs jobs after a failover of Redis, and deletes those of deleted files', async () => {
  await media.startWorker();
  const wav = await generateRecording('wav');
  const transcribed = async (): Promise<string> => {
    const { file } = await media.uploadAccepted(newUserId(), 'audio', wav);
    await eventually(async () => expect(await media.textStatusOf(file.id)).toBe('done'));
    return file.id;
  };
  const id = await transcribed();
  await servers.failOver();
  await transcribed();
  await media.database.file.delete({ where: { id } });
  // Its connection still leads to the old primary.
  await expect(media.app.get(DeleteJobsOfDeletedFiles).execute()).resolves.toBeUndefined();
});
