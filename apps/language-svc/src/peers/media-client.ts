import type { WordClip, WordToFind } from '@memory/contracts';
import { ApiError, InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable, Logger } from '@nestjs/common';

/** Calls to media-svc. Each is signed with the owner's identity, because media-svc finds words in recordings of their owner only. */
@Injectable()
export class MediaClient {
  private readonly logger = new Logger(MediaClient.name);

  constructor(@InjectServiceClient('media-svc') private readonly media: ServiceClient) {}

  /**
   * Finds where words are spoken in the owner's recordings, in the order of the words. Without media-svc no recording can be played, so
   * that no clip is found then.
   */
  async findWordClips(ownerId: string, words: WordToFind[]): Promise<(WordClip | null)[]> {
    if (words.length === 0) return [];
    try {
      const { clips }: { clips: (WordClip | null)[] } = await this.media.call({ userId: ownerId }, (media, headers) =>
        media.POST('/internal/files/word-clips', { body: { words }, headers }),
      );
      return clips;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.logger.warn({ err: error }, 'contexts have no clips, because media-svc is unavailable');
      return words.map(() => null);
    }
  }
}
