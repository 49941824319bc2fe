import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { voiceFile } from './support/record-voice.ts';

const root = resolve(import.meta.dirname, '../..');

// The configuration is read again by each worker: the first reading decides, the others find it in the environment.
if (!process.env.STORIES_PORT) {
  // Playwright takes what it started with it when it is interrupted, and only then.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.kill(process.pid, 'SIGINT'));
}
process.env.STORIES_PORT ??= String(await getPort());
process.env.STORIES_WHISPER_PORT ??= String(await getPort());
process.env.STORIES_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'memory-stories-'));
const whisper = `http://localhost:${process.env.STORIES_WHISPER_PORT}`;
const baseURL = `http://localhost:${process.env.STORIES_PORT}`;

const ALONE = /(a-person-is-erased|five-thousand-memories|open-tabs-stay-current)\.spec\.ts$/;

/** Stories over the whole running product, started as the README says, in Debian's Chromium. */
export default defineConfig({
  testDir: 'stories',
  outputDir: join(root, '.results/stories'),
  globalSetup: './support/record-voice.ts',
  globalTeardown: './support/remove-data.ts',
  // one more than cores, for much of a story is waiting; a file's stories beside one another too, unless they go on from each other
  fullyParallel: true,
  workers: 3,
  // two browsers on two cores may let a time-out pass; what needed a second try is named as flaky in the report
  retries: 1,
  projects: [
    { name: 'together', testIgnore: ALONE },
    // one stops a service that nothing else here needs
    { name: 'alone', testMatch: ALONE, dependencies: ['together'] },
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
    // a worker would answer before a story's own routes are asked; the story of reading without a network allows it
    serviceWorkers: 'block',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // recording every step slows every story; what fails is tried again, and then recorded
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${voiceFile}`,
      ],
    },
  },
  webServer: [
    {
      command: 'node support/whisper.ts',
      cwd: import.meta.dirname,
      url: whisper,
      env: { PORT: process.env.STORIES_WHISPER_PORT },
    },
    {
      command: 'npm start',
      cwd: root,
      url: `${baseURL}/api/health`,
      env: {
        PORT: process.env.STORIES_PORT,
        DATA_DIR: process.env.STORIES_DATA_DIR,
        OPENAI_API_KEY: 'a key for stories',
        OPENAI_BASE_URL: `${whisper}/v1`,
        // Whoever is deleted in a story is gone for good in seconds, not minutes.
        ERASURE_SETTLE_MS: '5000',
      },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
    },
  ],
});
