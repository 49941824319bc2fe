import { type APIRequestContext, chromium, expect, test } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the page must not fall below, of 100. */
const AT_LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Mark = keyof typeof AT_LEAST;
const MARKS = Object.keys(AT_LEAST) as Mark[];

const SCREENS = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'public timeline', path: '/public-timeline', signedIn: false },
  { name: 'home', path: '/', signedIn: true },
];

for (const screen of SCREENS) {
  test(`marks of the ${screen.name}, as a phone sees it`, async ({ baseURL: address, launchOptions }) => {
    const baseURL = address ?? '';
    const port = await getPort();
    const profile = await mkdtemp(join(tmpdir(), 'memory-lighthouse-'));
    const browser = await chromium.launchPersistentContext(profile, { ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`] });
    try {
      await fillPublicTimeline(browser.request, baseURL);
      if (!screen.signedIn) await browser.clearCookies();
      const result = await lighthouse(baseURL + screen.path, { port, onlyCategories: MARKS, disableStorageReset: true, logLevel: 'error' });
      const categories = result?.lhr.categories ?? {};
      const marks = Object.fromEntries(MARKS.map((mark) => [mark, Math.round((categories[mark]?.score ?? 0) * 100)]));
      const shift = result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
      const lost = Object.values(result?.lhr.audits ?? {}).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative');
      process.stdout.write(`\n${screen.name}: ${MARKS.map((mark) => `${mark} ${marks[mark]}`).join(' · ')} · layout shift ${shift.toFixed(3)}\n`);
      for (const { title, displayValue = '' } of lost) process.stdout.write(`  ${title} ${displayValue}\n`);
      for (const mark of MARKS) expect.soft(marks[mark], `${screen.name}: ${mark}`).toBeGreaterThanOrEqual(AT_LEAST[mark]);
      expect.soft(shift, `${screen.name}: layout shift`).toBeLessThanOrEqual(0.02);
    } finally {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    }
  });
}

/** Somebody with a few memories that everyone may see. */
async function fillPublicTimeline(request: APIRequestContext, baseURL: string): Promise<void> {
  await request.post(`${baseURL}/api/simple-register`, { data: { username: `marks_${Date.now()}`, password: 'a good secret', firstName: '小梅' } });
  for (let day = 1; day <= 5; day += 1) {
    await request.post(`${baseURL}/api/journal-entries`, { data: { title: `第${day}天`, content: '今天天气很好，我们去公园玩。We saw many flowers.', privacyLevel: 'public' } });
  }
}
