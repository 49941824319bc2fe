import { stat } from 'node:fs/promises';
import type { Benchmark } from './benchmark.ts';
import { openSignedInBrowserContext, withBrowser } from './browser.ts';
import { createEntry } from './create-entry.ts';

const ENTRIES = 200;
/**
 * The characters of the benchmark's book. They are 1,200 different ones, so that the book's font subset is as large as that of a child's
 * book.
 */
const CHARACTERS = Array.from({ length: 1_200 }, (_, index) => String.fromCharCode(0x4e00 + index * 7));
const LINES = 12;
const CHARACTERS_PER_LINE = 20;

/** Measures how long the browser takes to export a book as PDF. */
export const bookExportBenchmark: Benchmark = {
  name: 'book',
  description: `a book of ${ENTRIES} memories, made in the browser`,
  async measure(context) {
    const product = await context.startProduct();
    const session = await product.registerAccount();
    for (let day = 0; day < ENTRIES; day += 1)
      await createEntry(product, session, { title: `第${day + 1}天`, content: sampleContent(day) });
    await withBrowser(async (browser) => {
      const page = await (await openSignedInBrowserContext(browser, product, session)).newPage();
      await page.goto(product.url);
      await page.getByRole('button', { name: 'Export to PDF' }).click();
      const button = page.getByRole('button', { name: `Export ${ENTRIES} Memories` });
      await button.waitFor();
      const downloading = page.waitForEvent('download', { timeout: 120_000 });
      const startedAt = performance.now();
      await button.click();
      const download = await downloading;
      context.report({
        label: `${ENTRIES} memories as a PDF, from the click to the file`,
        value: (performance.now() - startedAt) / 1_000,
        unit: 's',
        atMost: 5,
      });
      const { size } = await stat(await download.path());
      context.report({ label: 'its size', value: size / 1_024, unit: 'KB' });
    });
  },
};

/** Returns the text of an entry: twelve lines of twenty characters. Each entry has other characters. */
function sampleContent(day: number): string {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const start = (day * 31 + line * CHARACTERS_PER_LINE) % (CHARACTERS.length - CHARACTERS_PER_LINE);
    return `${CHARACTERS.slice(start, start + CHARACTERS_PER_LINE).join('')}，今天很开心。`;
  });
  return lines.join('');
}
