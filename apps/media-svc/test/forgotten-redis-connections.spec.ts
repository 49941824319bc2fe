import {
  eventually,
  type FakeAiProvider,
  startFakeAiProvider,
  startTcpProxy,
  startTestRedis,
  type TcpProxy,
  type TestRedis,
} from '@memory/testing';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let server: TestRedis;
let proxy: TcpProxy;
let provider: FakeAiProvider;
let media: MediaApp;
beforeAll(async () => {
  [server, provider] = await Promise.all([startTestRedis(), startFakeAiProvider()]);
  proxy = await startTcpProxy(server.url);
  media = await startMediaApp({ REDIS_URL: proxy.url, OPENAI_BASE_URL: provider.url });
});
afterAll(async () => {
  // Closes the half-open connections, for which the shutdown would wait.
  await proxy.stop();
  await media.stop();
  await Promise.all([server.stop(), provider.stop()]);
});

it('enqueues and runs jobs after Redis has forgotten the connections', async () => {
  await media.startWorker();
  const wav = await generateRecording('wav');
  const transcribed = async (): Promise<void> => {
    const { file } = await media.uploadAccepted(newUserId(), 'audio', wav);
    await eventually(async () => expect(await media.textStatusOf(file.id)).toBe('done'));
  };
  await transcribed();
  proxy.makeHalfOpen();
  await transcribed();
});
