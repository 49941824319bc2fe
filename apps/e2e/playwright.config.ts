import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { fakeMicrophoneFile } from './support/fake-microphone.ts';

const root = resolve(import.meta.dirname, '../..');

// Each worker evaluates this file again. The first evaluation chooses the values; the others read them from the environment.
if (!process.env.STORIES_PORT) {
  // Playwright terminates its web servers only on SIGINT.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.kill(process.pid, 'SIGINT'));
}
process.env.STORIES_PORT ??= String(await getPort());
process.env.STORIES_TRANSCRIPTION_PORT ??= String(await getPort());
process.env.STORIES_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'memory-stories-'));
const transcriptionService = `http://localhost:${process.env.STORIES_TRANSCRIPTION_PORT}`;
const baseURL = `http://localhost:${process.env.STORIES_PORT}`;

const RUN_LAST = /(account-erasure|long-timeline|live-updates-across-tabs)\.spec\.ts$/;

/** Stories in Debian's Chromium, over a complete installation that `webServer` starts. */
export default defineConfig({
  testDir: 'stories',
  outputDir: join(root, '.results/stories'),
  globalSetup: './support/fake-microphone.ts',
  globalTeardown: './support/delete-data-folder.ts',
  // One more worker than cores, because stories mostly wait. Tests of one file run in parallel too, unless the file says serial.
  fullyParallel: true,
  workers: 3,
  // A busy machine can exceed a timeout; the report lists tests that needed a retry as flaky.
  retries: 1,
  projects: [
    { name: 'parallel', testIgnore: RUN_LAST },
    // One of these stops a service that the others do not use.
    { name: 'last', testMatch: RUN_LAST, dependencies: ['parallel'] },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.results/e2e.json') }]],
  use: {
    baseURL,
    actionTimeout: 30_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A service worker would respond before the routes that stories mock. The story of offline reading allows it.
    serviceWorkers: 'block',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // Tracing slows every story, so only retries are traced.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${fakeMicrophoneFile}`,
      ],
    },
  },
  webServer: [
    {
      command: 'node support/fake-transcription-service.ts',
      cwd: import.meta.dirname,
      url: transcriptionService,
      env: { PORT: process.env.STORIES_TRANSCRIPTION_PORT },
    },
    {
      command: 'npm start',
      cwd: root,
      url: `${baseURL}/api/health`,
      env: {
        PORT: process.env.STORIES_PORT,
        DATA_DIR: process.env.STORIES_DATA_DIR,
        OPENAI_API_KEY: 'a key for stories',
        OPENAI_BASE_URL: `${transcriptionService}/v1`,
        // Erasures end after seconds instead of minutes.
        ERASURE_SETTLE_MS: '5000',
      },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
    },
  ],
});
