import { mediaUrl, type SpokenWord, type WordClip, type WordToFind } from '@memory/contracts';
import { toSpokenLetters } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { findSpokenRange } from './find-spoken-range.ts';
import { widenToClip } from './widen-to-clip.ts';

@Injectable()
export class FindWordClips {
  constructor(private readonly database: Database) {}

  /**
   * Finds where words are spoken in the user's own recordings. A recording of another user is treated as if it did not exist.
   * @returns the clips in the order of the words; null for a word whose time is not known
   */
  async execute(userId: string, words: readonly WordToFind[]): Promise<(WordClip | null)[]> {
    const files = await this.database.file.findMany({
      where: { id: { in: words.map(({ fileId }) => fileId) }, ownerId: userId, kind: 'audio' },
      select: { id: true, words: true, durationSeconds: true },
    });
    const recordings = new Map(
      files.map(({ id, words: spoken, durationSeconds }) => {
        // The JSON column `words` always contains an array of SpokenWord, because only ExtractedTextRepository writes this column.
        const letters = toSpokenLetters(spoken as unknown as SpokenWord[]);
        return [id, { letters, duration: durationSeconds ?? letters.at(-1)?.end ?? 0 }];
      }),
    );
    return words.map(({ fileId, ...word }) => {
      const recording = recordings.get(fileId);
      const range = recording && findSpokenRange(recording.letters, word);
      const clip = range && widenToClip(range, recording.duration);
      return clip ? { url: mediaUrl(fileId), ...clip } : null;
    });
  }
}
