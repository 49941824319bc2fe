import { type ClipToCut, internalRoutes, type WordClip, type WordToFind } from '@memory/contracts';
import { ApiError, InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable, Logger } from '@nestjs/common';

/** How long, in milliseconds, an export waits for files: media-svc may be busy with recordings of other users. */
const FILES_TIMEOUT_MS = 60_000;

/** Calls to media-svc. Each is signed with the owner's identity, because media-svc finds words in recordings of their owner only. */
@Injectable()
export class MediaClient {
  private readonly logger = new Logger(MediaClient.name);

  constructor(@InjectServiceClient('media-svc') private readonly media: ServiceClient) {}

  /**
   * Finds where words are spoken in the owner's recordings, in the order of the words. Returns null for each word while media-svc is unavailable,
   * because no recording can be played then.
   */
  async findWordClips(ownerId: string, words: WordToFind[]): Promise<(WordClip | null)[]> {
    if (words.length === 0) return [];
    try {
      const { clips } = await this.media.call({ userId: ownerId }, internalRoutes.findWordClips, { body: { words } });
      return clips;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.logger.warn({ err: error }, 'contexts have no clips, because media-svc is unavailable');
      return words.map(() => null);
    }
  }

  /**
   * Cuts parts out of the owner's recordings. @returns M4A files in the order of the clips; null for a clip that cannot be read
   * @throws ApiError `service_unavailable`
   */
  async cutClips(ownerId: string, clips: ClipToCut[], signal: AbortSignal): Promise<(Buffer | null)[]> {
    if (clips.length === 0) return [];
    const response = await this.media.call(
      { userId: ownerId },
      internalRoutes.cutClips,
      { body: { clips } },
      { signal, timeoutMs: FILES_TIMEOUT_MS },
    );
    return response.clips.map(fromBase64);
  }

  /**
   * Reads the thumbnails of the owner's images. @returns WebP files in the order of the ids; null for an image that does not exist
   * @throws ApiError `service_unavailable`
   */
  async readThumbnails(ownerId: string, ids: string[], signal: AbortSignal): Promise<(Buffer | null)[]> {
    if (ids.length === 0) return [];
    const { thumbnails } = await this.media.call(
      { userId: ownerId },
      internalRoutes.readThumbnails,
      { body: { ids } },
      { signal, timeoutMs: FILES_TIMEOUT_MS },
    );
    return thumbnails.map(fromBase64);
  }
}

const fromBase64 = (text: string | null): Buffer | null => (text === null ? null : Buffer.from(text, 'base64'));
