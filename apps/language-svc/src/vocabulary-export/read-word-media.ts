import { fileIdFromMediaUrl, type WordClip } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { MediaClient } from '../peers/media-client.ts';
import { clipName, photoName } from './anki/to-anki-note.ts';
import type { ExportedWord } from './exported-word.ts';

@Injectable()
export class ReadWordMedia {
  constructor(private readonly media: MediaClient) {}

  /**
   * Reads the photos and clips of a batch of words, except the files in `known`, because a photo may belong to many words.
   * @returns the files by their names in Anki's media folder, without files that do not exist any more
   * @throws ApiError `service_unavailable`
   */
  async execute(
    userId: string,
    words: readonly ExportedWord[],
    { known, signal }: { known: ReadonlySet<string>; signal: AbortSignal },
  ): Promise<Map<string, Buffer>> {
    const images = new Map<string, string>();
    const clips = new Map<string, WordClip>();
    for (const { context } of words) {
      if (context?.imageUrl) images.set(photoName(context.imageUrl), fileIdFromMediaUrl(context.imageUrl));
      if (context?.clip) clips.set(clipName(context.clip), context.clip);
    }
    for (const name of known) {
      images.delete(name);
      clips.delete(name);
    }
    const clipsToCut = [...clips.values()].map(({ url, start, end }) => ({
      fileId: fileIdFromMediaUrl(url),
      start,
      end,
    }));
    const [thumbnails, sounds] = await Promise.all([
      this.media.readThumbnails(userId, [...images.values()], signal),
      this.media.cutClips(userId, clipsToCut, signal),
    ]);
    return new Map([...pairExisting([...images.keys()], thumbnails), ...pairExisting([...clips.keys()], sounds)]);
  }
}

const pairExisting = (names: readonly string[], files: readonly (Buffer | null)[]): [string, Buffer][] =>
  names.flatMap((name, index): [string, Buffer][] => {
    const bytes = files[index];
    return bytes ? [[name, bytes]] : [];
  });
