import type { RebuiltCards } from '@memory/contracts';
import type { Client } from 'pg';
import { findInstallationAccess } from '../admin/installation.ts';
import { requestService } from '../admin/service-request.ts';
import { withPostgresClient } from '../postgres/postgres-client.ts';
import type { Benchmark, BenchmarkContext, RunningProduct, SessionHeaders } from './benchmark.ts';
import { quantile } from './http/load.ts';
import { productDatabaseUrls } from './http/product-databases.ts';

const WORDS = 2_000;
const CARD_TYPES = ['recognise', 'listen', 'gap', 'recall', 'write'];
const CARDS = WORDS * CARD_TYPES.length;
const REQUESTS = 200;
const WARM_UP_REQUESTS = 20;
/** The reviews of each card in the smaller and in the larger log: 100,000 and 1,000,000 rows. */
const FEW_REVIEWS = 10;
const MANY_REVIEWS = 100;

interface Learner {
  readonly id: string;
  readonly session: SessionHeaders;
}

/** Measures the requests of the review page and the rebuild of cards, with two logs of reviews. */
export const reviewsBenchmark: Benchmark = {
  name: 'reviews',
  description: `due cards, summary and reviews with ${CARDS} cards, and the rebuild of logs of 100,000 and 1,000,000 rows (--quick: the smaller log)`,
  async measure(context) {
    const product = await context.startProduct();
    await measureLog(context, product, FEW_REVIEWS);
    if (!context.options.isQuick) await measureLog(context, product, MANY_REVIEWS);
  },
};

async function measureLog(context: BenchmarkContext, product: RunningProduct, reviewsPerCard: number): Promise<void> {
  const learner = await registerLearner(product);
  const rows = CARDS * reviewsPerCard;
  await withPostgresClient(await languageDatabaseUrl(product), (client) => fillLog(client, learner.id, reviewsPerCard));
  const log = `${rows / 1_000},000 rows`;
  const startedAt = performance.now();
  const rebuilt = await rebuildCards(product, learner.id);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (rebuilt.rows !== rows || rebuilt.cards !== CARDS) throw new Error(`The rebuild made ${JSON.stringify(rebuilt)}`);
  context.report({ label: `rebuild of ${CARDS} cards from ${log}`, value: seconds, unit: 's', atMost: reviewsPerCard });
  await withPostgresClient(await languageDatabaseUrl(product), (client) => client.query('VACUUM ANALYZE'));

  const read = async (path: string): Promise<number[]> => {
    const send = () => sendRequest(product, learner.session, path);
    for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await send();
    return measureEach(REQUESTS, send);
  };
  const report = (label: string, times: readonly number[], atMost?: number): void => {
    const ascending = times.toSorted((one, other) => one - other);
    context.report({ label: `${label}, ${log}, median`, value: quantile(ascending, 0.5), unit: 'ms' });
    const limit = atMost === undefined ? {} : { atMost };
    context.report({ label: `${label}, ${log}, p95`, value: quantile(ascending, 0.95), unit: 'ms', ...limit });
  };
  report(`due cards of ${CARDS}`, await read('/api/reviews/due?timeZone=UTC'), 50);
  report('summary', await read('/api/reviews/summary?timeZone=UTC'));
  const [itemId = ''] = await readItemIds(product, learner.id);
  const review = (reviewedAt: () => Date) => () => sendReview(product, learner.session, itemId, reviewedAt());
  report(
    'a review of now',
    await measureEach(
      REQUESTS,
      review(() => new Date()),
    ),
  );
  // An hour before the oldest reviews of the card that `fillLog` made a day ago: the card is computed from its whole history.
  report(
    'a review that arrives late',
    await measureEach(
      REQUESTS,
      review(() => new Date(Date.now() - 25 * 3_600_000)),
    ),
  );
}

async function languageDatabaseUrl({ dataDir, processId }: RunningProduct): Promise<string> {
  const urlOf = await productDatabaseUrls({ dataDir, processId: async (name) => processId(name) });
  return urlOf('memory_language');
}

async function registerLearner(product: RunningProduct): Promise<Learner> {
  const session = await product.registerAccount();
  const response = await fetch(`${product.url}/api/auth/user`, { headers: session });
  return { id: ((await response.json()) as { id: string }).id, session };
}

/**
 * Adds words and the reviews of their cards: each card was reviewed last one to thirty days ago, and before at intervals that grow. A tenth of the
 * ratings are `again`.
 */
async function fillLog(client: Client, userId: string, reviewsPerCard: number): Promise<void> {
  await client.query('INSERT INTO learner (user_id) VALUES ($1)', [userId]);
  await client.query(
    `INSERT INTO vocabulary_item (id, user_id, character, pinyin, english_translation, notes, frequency, is_user_generated)
     SELECT uuidv7(), $1, '词' || n, 'cí', 'word', '', 1, true FROM generate_series(1, ${WORDS}) AS n`,
    [userId],
  );
  await client.query(
    `INSERT INTO review_log.review (user_id, id, kind, item_id, card_type, rating, reviewed_at, answer_ms, time_zone, day_cutoff_hour, day, parameter_version)
     SELECT $1, gen_random_uuid(), 'review', i.id, t.type,
       CASE WHEN abs(hashtext(i.character || t.type || n::text)) % 10 = 0 THEN 1 ELSE 3 END, r.at, 3000, 'UTC', 0, (r.at AT TIME ZONE 'UTC')::date, 0
     FROM vocabulary_item i CROSS JOIN unnest($2::text[]) AS t(type) CROSS JOIN generate_series(0, ${reviewsPerCard - 1}) AS n
     CROSS JOIN LATERAL (SELECT now() - interval '1 day' * (1 + abs(hashtext(i.character || t.type)) % 30 + ${365 / MANY_REVIEWS} * n) AS at) r
     WHERE i.user_id = $1`,
    [userId, CARD_TYPES],
  );
  await client.query('VACUUM ANALYZE');
}

async function rebuildCards({ dataDir }: RunningProduct, userId: string): Promise<RebuiltCards> {
  const installation = findInstallationAccess({ DATA_DIR: dataDir });
  const path = `/internal/learners/${userId}/rebuild-cards`;
  const response = await requestService(installation, 'language-svc', path, { method: 'POST' });
  return (await response.json()) as RebuiltCards;
}

async function readItemIds(product: RunningProduct, userId: string): Promise<string[]> {
  let ids: string[] = [];
  await withPostgresClient(await languageDatabaseUrl(product), async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM vocabulary_item WHERE user_id = $1 LIMIT 1', [
      userId,
    ]);
    ids = rows.map(({ id }) => id);
  });
  return ids;
}

async function sendRequest(
  product: RunningProduct,
  session: SessionHeaders,
  path: string,
  body?: object,
): Promise<void> {
  const response = await fetch(`${product.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...session, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

const sendReview = (product: RunningProduct, session: SessionHeaders, itemId: string, at: Date): Promise<void> =>
  sendRequest(product, session, '/api/reviews', {
    sentAt: new Date().toISOString(),
    timeZone: 'UTC',
    reviews: [
      { id: crypto.randomUUID(), itemId, type: 'recognise', rating: 3, reviewedAt: at.toISOString(), answerMs: 3_000 },
    ],
  });

async function measureEach(count: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}
