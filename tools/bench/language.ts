import type { Area, Product } from './area.ts';
import { residentBytes } from './memory.ts';

const SERVICE = 'language-svc';
const MB = 1_024 ** 2;
const LOOK_UPS = 2_000;
const ROUNDS = 15;
const LONGEST = 20_000;
/** What a learner writes, and the same without a break. */
const DIARY =
  '今天我和妈妈一起去公园玩，天气很好，我们看到了很多花和小鸟。弟弟跑得很快，他高兴地笑着。回家以后我还了图书馆的书，然后慢慢地写作业。';
const UNBROKEN = DIARY.replace(/[，。]/g, '');
const WORDS = [
  ...new Set([
    ...DIARY.replace(/[，。]/g, ''),
    '图书馆',
    '高兴',
    '天气',
    '妈妈',
    '回家',
    '作业',
    '后',
    '發',
    '龜',
    '鑫',
  ]),
];

/** What a learner waits for: a character's meaning, a text's readings; and what the service takes of the machine. */
export const language: Area = {
  name: 'language',
  about: "a character's meaning, a text's readings in context, memory and start of language-svc",
  async measure(bench) {
    const product = await bench.product();
    const times: number[] = [];
    for (let n = 0; n < LOOK_UPS; n += 1) times.push(await timed(() => lookUp(product, WORDS[n % WORDS.length] ?? '')));
    bench.report({ what: 'character-info in the service, p95', value: quantile(times, 0.95), unit: 'ms', atMost: 5 });
    bench.report({ what: 'character-info in the service, median', value: quantile(times, 0.5), unit: 'ms' });

    for (const [name, text] of [
      ['a diary', DIARY],
      ['a text without a break', UNBROKEN],
    ] as const) {
      const whole = text.repeat(LONGEST).slice(0, LONGEST);
      const long = await fastest(product, whole);
      const short = await fastest(product, whole.slice(0, LONGEST / 4));
      bench.report({
        what: `annotate, ${name} of ${LONGEST} characters`,
        value: Buffer.byteLength(whole) / MB / (long / 1_000),
        unit: 'MB/s',
        atLeast: 1,
      });
      bench.report({
        what: `annotate, ${name}: four times the length takes`,
        value: long / short,
        unit: 'times',
        atMost: 5,
      });
    }
    bench.report({
      what: 'language-svc holds',
      value: residentBytes(product.pidOf(SERVICE)) / MB,
      unit: 'MB',
      atMost: 350,
    });
    const started = performance.now();
    await product.restart(SERVICE);
    bench.report({
      what: 'language-svc ended and ready again, its dictionary loaded before',
      value: (performance.now() - started) / 1_000,
      unit: 's',
      atMost: 2,
    });
  },
};

async function lookUp(product: Product, word: string): Promise<void> {
  const answer = await product.ask(SERVICE, `/api/character-info/${encodeURIComponent(word)}`);
  await answer.arrayBuffer();
}

async function annotate(product: Product, text: string): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) };
  const answer = await product.ask(SERVICE, '/api/annotate', request);
  await answer.arrayBuffer();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Milliseconds; the best of several, because a busy machine only ever adds. */
async function fastest(product: Product, text: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) times.push(await timed(() => annotate(product, text)));
  return Math.min(...times);
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
