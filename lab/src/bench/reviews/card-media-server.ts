import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { journalTextRoutes, mediaInternalRoutes, mediaUrl } from '@memory/contracts';
import Fastify from 'fastify';

/** The sizes of the files in bytes: a second of AAC, and a medium thumbnail. */
const CLIP_BYTES = 9_000;
const THUMBNAIL_BYTES = 60_000;

/**
 * Starts a server in place of journal-svc and media-svc, so that only language-svc is measured: each word is in an entry of its own, with a photo and a
 * recording.
 */
export async function startCardMediaServer(): Promise<{ url: string; stop(): Promise<void> }> {
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
