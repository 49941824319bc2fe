import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import type { Benchmark, RunningProduct, SessionHeaders } from './benchmark.ts';
import { residentBytes } from './resident-bytes.ts';

const MB = 1_024 ** 2;
const CONCURRENCY = 16;
const WARM_UP_REQUESTS = 200;
const REQUESTS = 2_000;
const LONG_TEXT = '今天我没有不高兴，但是很累。'.repeat(1_400);

/** Measures the throughput of mood analysis through the gateway. Every text is sent once, so that no result comes from a cache. */
export const moodAnalysisBenchmark: Benchmark = {
  name: 'language-mood',
  description:
    'moods of texts a second through the whole product, beside requests that read nothing, and what the service holds',
  async measure(context) {
    const product = await context.startProduct();
    const session = await product.registerAccount();
    const texts = readLabelledTexts();
    const uniqueText = (n: number): string => `${texts[Math.abs(n) % texts.length]} ${n}`;
    await measureRate(WARM_UP_REQUESTS, (n) => analyzeMood(product, session, uniqueText(-n)));

    const analyses = await measureRate(REQUESTS, (n) => analyzeMood(product, session, uniqueText(n)));
    const rejections = await measureRate(REQUESTS, () => analyzeMood(product, session, ''));
    context.report({ label: 'moods read a second, through the gateway', value: analyses, unit: '/s', atLeast: 500 });
    context.report({
      label: 'of the requests a second that the same service rejects as empty',
      value: analyses / rejections,
      unit: '×',
    });
    const longAnalyses = await measureRate(20, (n) => analyzeMood(product, session, `${LONG_TEXT}${n}`));
    context.report({ label: 'moods of 20,000 characters a second', value: longAnalyses, unit: '/s' });
    context.report({
      label: 'language-svc holds',
      value: residentBytes(product.processId('language-svc')) / MB,
      unit: 'MB',
      atMost: 350,
    });
  },
};

/** The labelled texts that the mood model is trained on: one or a few sentences each. */
function readLabelledTexts(): string[] {
  const folder = join(repositoryRoot, 'apps/language-svc/eval/mood/training');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return lines.flatMap((line) => line.split(' | ')[1] ?? []);
}

/**
 * Calls `work` a number of times, with sixteen calls at the same time.
 * @returns calls per second
 */
async function measureRate(runs: number, work: (n: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const runNext = async (): Promise<void> => {
    while (next < runs) await work(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
  return runs / ((performance.now() - startedAt) / 1_000);
}

/**
 * Sends a text for analysis. Throws an Error for an unexpected status: an empty text is rejected with 400, every other text is accepted.
 */
async function analyzeMood(product: RunningProduct, session: SessionHeaders, text: string): Promise<void> {
  const response = await fetch(`${product.url}/api/analyze-mood`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  await response.arrayBuffer();
  if (response.status !== (text === '' ? 400 : 200)) throw new Error(`The mood was not analyzed: ${response.status}`);
}
