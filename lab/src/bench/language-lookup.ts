import type { Benchmark, RunningProduct } from './benchmark.ts';
import { residentBytes } from './resident-bytes.ts';

const SERVICE = 'language-svc';
const MB = 1_024 ** 2;
const LOOKUPS = 2_000;
const ROUNDS = 15;
const LONG_TEXT_CHARACTERS = 20_000;
const DIARY_TEXT =
  '今天我和妈妈一起去公园玩，天气很好，我们看到了很多花和小鸟。弟弟跑得很快，他高兴地笑着。回家以后我还了图书馆的书，然后慢慢地写作业。';
const UNPUNCTUATED_TEXT = DIARY_TEXT.replace(/[，。]/g, '');
const LOOKUP_WORDS = [
  ...new Set([...UNPUNCTUATED_TEXT, '图书馆', '高兴', '天气', '妈妈', '回家', '作业', '后', '發', '龜', '鑫']),
];

/**
 * Measures the latency of a dictionary lookup, the throughput of annotating texts with readings, and the memory and restart time of
 * language-svc.
 */
export const languageLookupBenchmark: Benchmark = {
  name: 'language',
  description: "a character's meaning, a text's readings in context, memory and start of language-svc",
  async measure(context) {
    const product = await context.startProduct();
    const times: number[] = [];
    for (let n = 0; n < LOOKUPS; n += 1)
      times.push(await measureMs(() => lookUp(product, LOOKUP_WORDS[n % LOOKUP_WORDS.length] ?? '')));
    context.report({
      label: 'character-info in the service, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost: 5,
    });
    context.report({ label: 'character-info in the service, median', value: quantile(times, 0.5), unit: 'ms' });

    for (const [name, text] of [
      ['a diary', DIARY_TEXT],
      ['a text without a break', UNPUNCTUATED_TEXT],
    ] as const) {
      const longText = text.repeat(LONG_TEXT_CHARACTERS).slice(0, LONG_TEXT_CHARACTERS);
      const longTextMs = await measureFastestAnnotation(product, longText);
      const shortTextMs = await measureFastestAnnotation(product, longText.slice(0, LONG_TEXT_CHARACTERS / 4));
      context.report({
        label: `annotate, ${name} of ${LONG_TEXT_CHARACTERS} characters`,
        value: Buffer.byteLength(longText) / MB / (longTextMs / 1_000),
        unit: 'MB/s',
        atLeast: 1,
      });
      context.report({
        label: `annotate, ${name}: four times the length takes`,
        value: longTextMs / shortTextMs,
        unit: 'times',
        atMost: 5,
      });
    }
    context.report({
      label: 'language-svc holds',
      value: residentBytes(product.processId(SERVICE)) / MB,
      unit: 'MB',
      atMost: 350,
    });
    context.report({
      label: 'language-svc ended and ready again, its dictionary loaded before',
      value: (await measureMs(() => product.restart(SERVICE))) / 1_000,
      unit: 's',
      atMost: 2,
    });
  },
};

async function lookUp(product: RunningProduct, word: string): Promise<void> {
  const response = await product.fetchFromProcess(SERVICE, `/api/character-info/${encodeURIComponent(word)}`);
  await response.arrayBuffer();
}

async function annotate(product: RunningProduct, text: string): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) };
  const response = await product.fetchFromProcess(SERVICE, '/api/annotate', request);
  await response.arrayBuffer();
}

async function measureMs(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Runs `work` several times and returns the shortest time in milliseconds, because other load on the machine only makes times longer. */
async function measureFastestAnnotation(product: RunningProduct, text: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) times.push(await measureMs(() => annotate(product, text)));
  return Math.min(...times);
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
