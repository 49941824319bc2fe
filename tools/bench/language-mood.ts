import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import type { Area, Product } from './area.ts';
import { residentBytes } from './memory.ts';

const MB = 1_024 ** 2;
const AT_ONCE = 16;
const REQUESTS = 2_000;

/** Moods, each of a text that was not asked about before, so that nothing is answered from memory. */
export const languageMood: Area = {
  name: 'language-mood',
  about:
    'moods of texts a second through the whole product, beside requests that read nothing, and what the service holds',
  async measure(bench) {
    const product = await bench.product();
    const person = await product.signUp();
    const texts = judgedTexts();
    await rate(200, (n) => moodOf(product, person, `${texts[n % texts.length]} ${-n}`));

    const moods = await rate(REQUESTS, (n) => moodOf(product, person, `${texts[n % texts.length]} ${n}`));
    const nothing = await rate(REQUESTS, () => moodOf(product, person, ''));
    bench.report({ what: 'moods read a second, through the gateway', value: moods, unit: '/s', atLeast: 500 });
    bench.report({
      what: 'of the requests a second that are refused at the door of the same service',
      value: moods / nothing,
      unit: '×',
    });
    const long = await rate(20, (n) => moodOf(product, person, `${'今天我没有不高兴，但是很累。'.repeat(1_400)}${n}`));
    bench.report({ what: 'moods of 20,000 characters a second', value: long, unit: '/s' });
    bench.report({
      what: 'language-svc holds',
      value: residentBytes(product.pidOf('language-svc')) / MB,
      unit: 'MB',
      atMost: 350,
    });
  },
};

/** The texts of the eval: a sentence or a few, as people write them. */
function judgedTexts(): string[] {
  const folder = join(root, 'apps/language-svc/eval/mood/learned');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return lines.flatMap((line) => line.split(' | ')[1] ?? []);
}

/** Runs `work` so many times, sixteen at once. @returns times a second */
async function rate(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const started = performance.now();
  const worker = async (): Promise<void> => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times / ((performance.now() - started) / 1_000);
}

async function moodOf(product: Product, person: { cookie: string }, text: string): Promise<void> {
  const headers = { ...person, 'content-type': 'application/json' };
  const answer = await fetch(`${product.url}/api/analyze-mood`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text }),
  });
  await answer.arrayBuffer();
  if (answer.status !== (text === '' ? 400 : 200)) throw new Error(`no mood: ${answer.status}`);
}
