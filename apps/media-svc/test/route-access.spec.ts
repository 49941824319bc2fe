import { serviceRoutes } from '@memory/contracts';
import { undeclaredRoutesOpenToBrowsers } from '@memory/service-kit/testing';
import { type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ JOBS_CONSOLE_PASSWORD: 'only for this test run' });
});
afterAll(() => media.stop());

it('browsers can call the public routes of media-svc only, not the job console', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(media.app, 'media-svc', serviceRoutes.media)).toEqual([]);
});

it('browsers can call no route of a worker', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(await media.startWorker(), 'media-worker', {})).toEqual([]);
});
