/** @vitest-environment dom */
import type { ReadingAids } from '@memory/contracts';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginPage, beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';

/** The modules of a page that was loaded just now, before it has loaded the code that opens sealed values. */
async function loadPage() {
  vi.resetModules();
  const { beginPageOf: signIn } = await import('../../../test/session-cookies.ts');
  signIn('mei');
  return import('./stored-reading-aids.ts');
}

beforeEach(() => beginPageOf('mei'));
afterEach(() => {
  deleteSessionCookies();
  beginPage(null);
  localStorage.clear();
});

it('a signed-in reader has the same reading aids on the next page before the server has responded', async () => {
  const first = await loadPage();
  await first.prepareReadingAids(true);
  const chosen: ReadingAids = { ...first.loadReadingAids(true), isShown: true, reading: 'zhuyin' };
  first.storeReadingAids(chosen, true);
  await waitFor(() => expect(first.loadReadingAids(true)).toEqual(chosen));
  expect(JSON.stringify(localStorage)).not.toContain('zhuyin');

  const next = await loadPage();
  await next.prepareReadingAids(true);
  expect(next.loadReadingAids(true)).toEqual(chosen);
  expect(next.loadReadingAids(false).isShown).toBe(false);
});

it('reading aids that nobody has changed are not stored in a browser without sealed values', async () => {
  const page = await loadPage();
  page.storeReadingAids(page.loadReadingAids(true), true);
  await page.prepareReadingAids(true);
  await vi.dynamicImportSettled();
  expect(localStorage).toHaveLength(0);
});
