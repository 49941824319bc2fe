import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { BenchmarkContext, RunningProduct } from '../benchmark.ts';
import { productDatabaseUrls } from '../http/product-databases.ts';
import { peakResidentBytes, residentBytes, resetPeakResidentBytes } from '../resident-bytes.ts';
import { startCardMediaServer } from './card-media-server.ts';
import { fillVocabulary } from './fill-review-log.ts';
import { type LanguageReplica, startLanguageReplica } from './start-language-replica.ts';

const NOTES = 5_000;
const MEMORY_MB_AT_MOST = 100;
const MB = 1_024 ** 2;

/** Measures by how much an Anki package with a photo and a clip for each note makes the memory of language-svc grow. */
export async function measureExport(context: BenchmarkContext, product: RunningProduct): Promise<void> {
  const [userId, otherId] = [crypto.randomUUID(), crypto.randomUUID()];
  const urlOf = await productDatabaseUrls({
    dataDir: product.dataDir,
    processId: async (name) => product.processId(name),
  });
  await withPostgresClient(urlOf('memory_language'), async (client) => {
    await fillVocabulary(client, userId, NOTES);
    await fillVocabulary(client, otherId, 1);
  });
  const media = await startCardMediaServer();
  const language = await startLanguageReplica(product, { JOURNAL_URL: media.url, MEDIA_URL: media.url });
  try {
    const started = residentBytes(language.pid);
    // What the process loads for its first export stays loaded.
    await readExport(language, otherId);
    resetPeakResidentBytes(language.pid);
    const before = residentBytes(language.pid);
    const startedAt = performance.now();
    const bytes = await readExport(language, userId);
    const seconds = (performance.now() - startedAt) / 1_000;
    const peak = peakResidentBytes(language.pid);
    const label = `Anki package of ${NOTES} notes with photos and clips`;
    context.report({ label: `${label}, ${Math.round(bytes / MB)} MB`, value: seconds, unit: 's' });
    context.report({
      label: `${label}, growth of memory`,
      value: (peak - before) / MB,
      unit: 'MB',
      atMost: MEMORY_MB_AT_MOST,
    });
    context.report({ label: 'growth since the start of the process', value: (peak - started) / MB, unit: 'MB' });
  } finally {
    await Promise.all([language.stop(), media.stop()]);
  }
}

/** Reads an export to its end. @returns its size in bytes */
async function readExport(language: LanguageReplica, userId: string): Promise<number> {
  const response = await language.request(userId, '/api/vocabulary/export?format=anki&media=true');
  if (!response.ok || !response.body) throw new Error(`The export failed: ${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
  return bytes;
}
