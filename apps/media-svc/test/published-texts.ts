import { Redis } from 'ioredis';

interface MediaProcessed {
  entityId: string;
  data: { extractedText: string | null };
}

/** Reads the extracted texts from all published `media.processed` events, by file id. */
export async function readPublishedTexts(redisUrl: string): Promise<Map<string, string[]>> {
  const redis = new Redis(redisUrl);
  const entries = await redis.xrange('events:media', '-', '+');
  redis.disconnect();
  const texts = new Map<string, string[]>();
  for (const [, fields] of entries) {
    const { entityId, data } = JSON.parse(fields[fields.indexOf('event') + 1] ?? '') as MediaProcessed;
    if (data.extractedText !== null) texts.set(entityId, [...(texts.get(entityId) ?? []), data.extractedText]);
  }
  return texts;
}
