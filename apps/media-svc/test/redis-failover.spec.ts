import { formatRulesOfRedisUsers } from '@memory/event-bus/redis-acl';
import {
  eventually,
  type FakeAiProvider,
  type RedisWithFailover,
  startFakeAiProvider,
  startRedisWithFailover,
  startTcpProxy,
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
  await expect(media.app.get(DeleteJobsOfDeletedFiles).execute()).resolves.toBeUndefined();
});

it('enqueues and runs jobs after Redis has forgotten the connections', async () => {
  const proxy = await startTcpProxy(servers.urlFor('media-svc'));
  const { username, password } = new URL(servers.urlFor('media-svc'));
  const settings = {
    REDIS_URL: Object.assign(new URL(proxy.url), { username, password }).href,
    OPENAI_BASE_URL: provider.url,
  };
  const behindProxy = await startMediaApp(settings);
  await behindProxy.startWorker();
  const wav = await generateRecording('wav');
  const transcribed = async (): Promise<void> => {
    const { file } = await behindProxy.uploadAccepted(newUserId(), 'audio', wav);
    await eventually(async () => expect(await behindProxy.textStatusOf(file.id)).toBe('done'));
  };
  await transcribed();
  proxy.makeHalfOpen();
  await transcribed();
  // Closes the half-open connections, for which the shutdown would wait.
  await proxy.stop();
  await behindProxy.stop();
});
