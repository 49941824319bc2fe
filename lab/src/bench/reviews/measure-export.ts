import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { journalTextRoutes, mediaInternalRoutes, mediaUrl } from '@memory/contracts';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { findFreePort } from '@memory/launcher/process/free-port';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';
import { IDENTITY_HEADER, IdentitySigner } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import { eventually } from '@memory/testing';
import Fastify from 'fastify';
import { fillVocabulary } from '../../people/stored/fill-language.ts';
import { peakResidentBytes, residentBytes, resetPeakResidentBytes } from '../../product/process-usage.ts';
import { type Product, startSecondProcess } from '../../product/product.ts';
import type { BenchmarkContext } from '../benchmark.ts';

const LANGUAGE_SERVICE = 'language-svc';

const NOTES = 5_000;
const MEMORY_MB_AT_MOST = 100;
const MB = 1_024 ** 2;

/** Measures how much the memory of language-svc grows while it exports an Anki package with a photo and a clip for each note. */
export async function measureExport(context: BenchmarkContext, product: Product): Promise<void> {
  const [userId, otherId] = [crypto.randomUUID(), crypto.randomUUID()];
  await withPostgresClient(product.databaseUrl('memory_language'), async (client) => {
    await fillVocabulary(client, userId, NOTES);
    await fillVocabulary(client, otherId, 1);
  });
  const media = await startCardMediaServer();
  const port = await findFreePort(product.dataDir);
  const variables = { PORT: String(port), LOG_LEVEL: 'error', JOURNAL_URL: media.url, MEDIA_URL: media.url };
  const language = startSecondProcess(product, LANGUAGE_SERVICE, variables);
  const url = `http://127.0.0.1:${port}`;
  const pid = language.child.pid!;
  const signer = new IdentitySigner({
    key: readSigningKey(readOrCreateInstallationSecrets(product.dataDir).signingKeys.gateway),
    caller: 'gateway',
  });
  /** Reads an export to its end, as the gateway does. @returns the size of the export in bytes */
  const readExport = async (ownerId: string): Promise<number> => {
    const identity = await signer.sign({ userId: ownerId }, { use: 'browser', service: LANGUAGE_SERVICE });
    const headers = { [IDENTITY_HEADER]: identity };
    const response = await fetch(`${url}/api/vocabulary/export?format=anki&media=true`, { headers });
    if (!response.ok || !response.body)
      throw new Error(`The export failed: ${response.status} ${await response.text()}`);
    let bytes = 0;
    for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
    return bytes;
  };
  try {
    await eventually(async () => (await fetch(`${url}/health`)).ok || Promise.reject(new Error('not ready')));
    const started = residentBytes(pid);
    // The first export is not measured, because the code that the process loads for it stays in memory.
    await readExport(otherId);
    resetPeakResidentBytes(pid);
    const before = residentBytes(pid);
    const startedAt = performance.now();
    const bytes = await readExport(userId);
    const seconds = (performance.now() - startedAt) / 1_000;
    const peak = peakResidentBytes(pid);
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
    await Promise.all([language.stop('SIGKILL'), media.stop()]);
  }
}

/** The sizes of the files in bytes: one second of AAC audio, and a medium thumbnail. */
const CLIP_BYTES = 9_000;
const THUMBNAIL_BYTES = 60_000;

/**
 * Starts a server that replaces journal-svc and media-svc, so that only language-svc is measured. Each word is in a separate entry, with a photo and
 * a recording.
 */
async function startCardMediaServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = Fastify();
  const [clip, thumbnail] = [CLIP_BYTES, THUMBNAIL_BYTES].map((size) => randomBytes(size).toString('base64'));
  const { findNewestOwnTexts } = journalTextRoutes;
  server.post(findNewestOwnTexts.path, (request) => {
    const { words } = findNewestOwnTexts.body.parse(request.body);
    const entries = words.map((word) => ({
      entryId: crypto.randomUUID(),
      version: 1,
      title: '',
      content: `我今天在学校里写了${word}，老师说很好。`,
      extractedText: '',
      createdAt: new Date().toISOString(),
      imageUrl: mediaUrl(crypto.randomUUID()),
      recordingUrl: mediaUrl(crypto.randomUUID()),
    }));
    return { entries, found: words.map((word, index) => ({ word, entryIds: [entries[index]!.entryId] })) };
  });
  const { findWordClips, cutClips, readThumbnails } = mediaInternalRoutes;
  server.post(findWordClips.path, (request) => {
    const { words } = findWordClips.body.parse(request.body);
    return { clips: words.map(({ fileId }) => ({ url: mediaUrl(fileId), start: 1, end: 2 })) };
  });
  server.post(cutClips.path, (request) => ({ clips: cutClips.body.parse(request.body).clips.map(() => clip) }));
  server.post(readThumbnails.path, (request) => ({
    thumbnails: readThumbnails.body.parse(request.body).ids.map(() => thumbnail),
  }));
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
