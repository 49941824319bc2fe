import { stat } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Area, Product } from './area.ts';

const MEMORIES = 200;
/** Written in, so that pages differ as a child's do: about 1,200 different characters over the whole book. */
const CHARACTERS = Array.from({ length: 1_200 }, (_, index) => String.fromCharCode(0x4e00 + index * 7));

/** A year and more of memories as a PDF, made in the browser. */
export const book: Area = {
  name: 'book',
  about: `a book of ${MEMORIES} memories, made in the browser`,
  async measure(bench) {
    const product = await bench.product();
    const person = await product.signUp();
    for (let day = 0; day < MEMORIES; day += 1) await write(product, person, day);
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en-US' });
      await page.context().addCookies(
        person.cookie.split('; ').map((pair) => ({
          name: pair.slice(0, pair.indexOf('=')),
          value: pair.slice(pair.indexOf('=') + 1),
          url: product.url,
        })),
      );
      await page.goto(product.url);
      await page.getByRole('button', { name: 'Export to PDF' }).click();
      const button = page.getByRole('button', { name: `Export ${MEMORIES} Memories` });
      await button.waitFor();
      const downloading = page.waitForEvent('download', { timeout: 120_000 });
      const started = performance.now();
      await button.click();
      const download = await downloading;
      bench.report({
        what: `${MEMORIES} memories as a PDF, from the click to the file`,
        value: (performance.now() - started) / 1_000,
        unit: 's',
        atMost: 5,
      });
      bench.report({ what: 'its size', value: (await stat(await download.path())).size / 1_024, unit: 'KB' });
    } finally {
      await browser.close();
    }
  },
};

async function write(product: Product, person: { cookie: string }, day: number): Promise<void> {
  const content = Array.from(
    { length: 12 },
    (_, line) =>
      `${CHARACTERS.slice((day * 31 + line * 20) % 1_180, ((day * 31 + line * 20) % 1_180) + 20).join('')}，今天很开心。`,
  ).join('');
  const response = await fetch(`${product.url}/api/journal-entries`, {
    method: 'POST',
    headers: { ...person, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `第${day + 1}天`, content }),
  });
  if (!response.ok) throw new Error(`A memory was not taken: ${response.status}`);
}
