import { serviceRoutes } from '@memory/contracts';
import { undeclaredRoutesOpenToBrowsers } from '@memory/service-kit/testing';
import { type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ JOBS_CONSOLE_PASSWORD: 'only for this test run' });
});
afterAll(() => media.stop());

it('a browser opens the public routes of media-svc and nothing else, the job console included', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(media.app, 'media-svc', serviceRoutes.media)).toEqual([]);
});

it('a browser opens nothing at a worker', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(await media.startWorker(), 'media-worker', {})).toEqual([]);
});
