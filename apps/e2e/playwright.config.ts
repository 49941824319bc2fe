import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '@memory/testing/free-port';
import { defineConfig } from '@playwright/test';
import { fakeMicrophoneFile } from './support/fake-microphone.ts';

const root = resolve(import.meta.dirname, '../..');

// Every Playwright worker evaluates this file again. The first evaluation chooses the values and stores them in the environment, from which
// the others read them.
if (!process.env.STORIES_PORT) {
  // Playwright stops its web servers only after SIGINT, so other signals are converted to it.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.kill(process.pid, 'SIGINT'));
  // Playwright's global teardown does not run when the run is ended while the servers start.
  const dataDir = mkdtempSync(join(tmpdir(), 'memory-stories-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  process.env.STORIES_DATA_DIR = dataDir;
}
process.env.STORIES_PORT ??= String(await findFreePort());
process.env.STORIES_TRANSCRIPTION_PORT ??= String(await findFreePort());
process.env.STORIES_SMTP_PORT ??= String(await findFreePort());
process.env.STORIES_MAILBOX_PORT ??= String(await findFreePort());
const transcriptionService = `http://localhost:${process.env.STORIES_TRANSCRIPTION_PORT}`;
const mailbox = `http://localhost:${process.env.STORIES_MAILBOX_PORT}`;
const baseURL = `http://localhost:${process.env.STORIES_PORT}`;

/** These stories stop a service that the others use, so they run after them, one at a time. */
const RUN_ALONE = /account-erasure\.spec\.ts$/;

/** Chromium without a window's parts starts a page with less than half of the processor time. Not every system has a package of it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const installedBrowser = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium';

/**
 * Playwright's configuration for the browser stories: they run in Debian's Chromium, with a complete installation that `webServer` starts.
 */
export default defineConfig({
  testDir: 'stories',
  outputDir: join(root, '.results/stories'),
  globalSetup: './support/fake-microphone.ts',
  // There is one more worker than cores, because stories mostly wait. Tests of one file run in parallel too, unless the file is marked as
  // serial.
  fullyParallel: true,
  workers: 3,
  // The same story on the other screen and in the other language, and screens at all widths, belong to the release tier.
  ...(process.env.RELEASE_TIER ? { grep: /@release/ } : { grepInvert: /@release/ }),
  projects: [
    { name: 'parallel', testIgnore: RUN_ALONE },
    { name: 'alone', testMatch: RUN_ALONE, dependencies: ['parallel'], workers: 1 },
  ],
  // Generous, because they only end what fails: on a machine that is busy with something else, a page may need ten times as long.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.results/e2e.json') }]],
  use: {
    baseURL,
    actionTimeout: 120_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Animations, of which no story is about, take a tenth of Chromium's processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // Service workers are blocked, because a service worker would respond before the routes that stories mock. The story of offline reading
    // allows them.
    serviceWorkers: 'block',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // Tracing slows every story down. `-- --trace on` traces those that one runs.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installedBrowser,
      // Without a locale of UTF-8, Chromium calls a file with a Chinese name `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // an address over plain http that is not this machine's own name, which browsers would trust
        '--host-resolver-rules=MAP school.example 127.0.0.1',
        // A page of the headless shell crashes when it asks whether speech is recognized on the device. Pages handle browsers without the question.
        '--disable-blink-features=OnDeviceWebSpeechAvailable',
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
      command: 'node support/fake-mail-server.ts',
      cwd: import.meta.dirname,
      url: mailbox,
      env: { PORT: process.env.STORIES_MAILBOX_PORT, SMTP_PORT: process.env.STORIES_SMTP_PORT },
    },
    {
      command: 'npm start',
      cwd: root,
      url: `${baseURL}/api/health`,
      env: {
        PORT: process.env.STORIES_PORT,
        DATA_DIR: process.env.STORIES_DATA_DIR ?? '',
        OPENAI_API_KEY: 'a key for stories',
        OPENAI_BASE_URL: `${transcriptionService}/v1`,
        SMTP_URL: `smtp://127.0.0.1:${process.env.STORIES_SMTP_PORT}?tls=off`,
        MAIL_FROM: 'Memory <memory@school.example>',
        PUBLIC_URL: baseURL,
        CONTACT: 'Ms Li, room 12',
        // With this setting the erasure of an account ends after seconds instead of minutes.
        ERASURE_SETTLE_MS: '5000',
      },
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
      stdout: 'pipe',
    },
  ],
});
