import { findInstallationAccess } from '@memory/admin/installation';
import { requestJson } from '@memory/admin/service-request';
import { cardTypes, type RebuiltCards } from '@memory/contracts';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Person } from '../people/person.ts';
import { fillReviewLog, fillVocabulary } from '../people/stored/fill-language.ts';
import { peakResidentBytes, resetPeakResidentBytes, residentBytes } from '../product/process-usage.ts';
import type { Product } from '../product/product.ts';
import { type Benchmark, type BenchmarkContext, measureMs, quantile, signUpPerson } from './benchmark.ts';
import { measureExport } from './reviews/measure-export.ts';

const WORDS = 2_000;
const CARDS = WORDS * cardTypes.length;
const REQUESTS = 200;
const WARM_UP_REQUESTS = 20;
/** The number of reviews per card in the smaller log (100,000 rows) and in the larger log (1,000,000 rows). */
const FEW_REVIEWS = 10;
const MANY_REVIEWS = 100;
const MB = 1_024 ** 2;
const GROWTH_MB_AT_MOST = 150;

/** Measures the requests of the review page and the rebuild of cards, each with two sizes of the review log, and the export of words. */
export const reviewsBenchmark: Benchmark = {
  name: 'reviews',
  description: `due cards, summary and reviews with ${CARDS} cards, the rebuild of logs of 100,000 and 1,000,000 rows (--quick: the smaller log), and the memory of an export (--only log, --only export)`,
  async measure(context) {
    const product = await context.startProduct();
    const { isQuick, only = '' } = context.options;
    if ('log'.includes(only)) {
      await measureLog(context, product, FEW_REVIEWS);
      if (!isQuick) await measureLog(context, product, MANY_REVIEWS);
    }
    if ('export'.includes(only)) await measureExport(context, product);
  },
};

async function measureLog(context: BenchmarkContext, product: Product, reviewsPerCard: number): Promise<void> {
  const learner = await signUpPerson(product, `learner_${reviewsPerCard}`);
  const rows = CARDS * reviewsPerCard;
  let itemId = '';
  await withPostgresClient(product.databaseUrl('memory_language'), async (client) => {
    itemId = await fillVocabulary(client, learner.id, WORDS);
    await fillReviewLog(client, learner.id, { cardTypes, reviewsPerCard });
  });
  const log = `${rows / 1_000},000 rows`;
  const language = product.processId('language-svc');
  resetPeakResidentBytes(language);
  const residentBefore = residentBytes(language);
  const startedAt = performance.now();
  const rebuilt = await rebuildCards(product, learner.id);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (rebuilt.rows !== rows || rebuilt.cards !== CARDS) throw new Error(`The rebuild made ${JSON.stringify(rebuilt)}`);
  context.report({ label: `rebuild of ${CARDS} cards from ${log}`, value: seconds, unit: 's', atMost: reviewsPerCard });
  await withPostgresClient(product.databaseUrl('memory_language'), (client) => client.query('VACUUM ANALYZE'));

  const read = async (path: string): Promise<number[]> => {
    const send = () => learner.read(path, path);
    for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await send();
    return measureEach(REQUESTS, send);
  };
  const report = (label: string, times: readonly number[], atMost?: number): void => {
    context.report({ label: `${label}, ${log}, median`, value: quantile(times, 0.5), unit: 'ms' });
    context.report({ label: `${label}, ${log}, p95`, value: quantile(times, 0.95), unit: 'ms', atMost });
  };
  report(`due cards of ${CARDS}`, await read('/api/reviews/due?timeZone=UTC'), 50);
  report('summary', await read('/api/reviews/summary?timeZone=UTC'));
  const review = (reviewedAt: () => Date) => () => sendReview(learner, itemId, reviewedAt());
  report(
    'a review of now',
    await measureEach(
      REQUESTS,
      review(() => new Date()),
    ),
  );
  // The review is earlier than the reviews that were just sent, so the card is computed from its whole history.
  report(
    'a review that arrives late',
    await measureEach(
      REQUESTS,
      review(() => new Date(Date.now() - 25 * 3_600_000)),
    ),
  );
  const growth = (peakResidentBytes(language) - residentBefore) / MB;
  context.report({
    label: `growth of the memory of language-svc, ${log}`,
    value: growth,
    unit: 'MB',
    atMost: GROWTH_MB_AT_MOST,
  });
}

async function rebuildCards({ dataDir }: Product, userId: string): Promise<RebuiltCards> {
  const installation = findInstallationAccess({ DATA_DIR: dataDir });
  const path = `/internal/learners/${userId}/rebuild-cards`;
  return requestJson<RebuiltCards>(installation, 'language-svc', path, { method: 'POST' });
}

const sendReview = (learner: Person, itemId: string, at: Date): Promise<unknown> => {
  const review = { id: crypto.randomUUID(), itemId, type: 'recognise', rating: 3, answerMs: 3_000 };
  const reviews = [{ ...review, reviewedAt: at.toISOString() }];
  return learner.post('/api/reviews', { sentAt: new Date().toISOString(), timeZone: 'UTC', reviews }, 200);
};

async function measureEach(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await measureMs(work));
  return times;
}
