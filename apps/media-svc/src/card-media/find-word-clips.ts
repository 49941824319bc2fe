import { mediaUrl, type SpokenWord, type WordClip, type WordToFind } from '@memory/contracts';
import { toSpokenLetters } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { findSpokenRange, type SpokenRange } from './find-spoken-range.ts';

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

/** The shortest clip, in seconds: a shorter clip sounds like a click and not like a word. */
const CLIP_MIN_SECONDS = 0.4;
/** The time added on both sides, in seconds, because the measured times of a word are somewhat too narrow. */
const PADDING_SECONDS = 0.1;

/**
 * Widens the time of a word to a clip that can be listened to: with padding, at least 0.4 s long, and within the recording. Near the start
 * or the end of the recording the clip grows to the other side.
 * @param duration of the recording in seconds
 * @returns null when the word lies outside the recording
 */
export function widenToClip({ start, end }: SpokenRange, duration: number): SpokenRange | null {
  if (!(start < duration && end >= start && end > 0)) return null;
  const length = Math.min(duration, Math.max(CLIP_MIN_SECONDS, end - start + 2 * PADDING_SECONDS));
  const from = Math.min(Math.max(0, (start + end - length) / 2), duration - length);
  return { start: from, end: from + length };
}
