import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PronunciationStatus } from '@memory/contracts';
import { ApiError, CONFIG } from '@memory/service-kit';
import { isChineseCharacter, isOnlyChineseCharacters } from '@memory/text';
import { Inject, Injectable } from '@nestjs/common';
import type { LanguageConfig } from '../config.ts';

const TONE_MARKS = ['\u0304', '\u0301', '\u030c', '\u0300'];
const SYLLABLE = /^[a-zü]{1,6}$/;

/**
 * Returns one syllable with the number of its tone, as the files of recordings are named: `nǚ` → `nü3`, `de` → `de5`.
 * @returns null for anything else than one syllable
 */
export function numberPinyin(pinyin: string): string | null {
  const decomposed = pinyin.trim().toLowerCase().normalize('NFD');
  const marks = [...decomposed].filter((character) => TONE_MARKS.includes(character));
  if (marks.length > 1) return null;
  const tone = marks[0] === undefined ? 5 : TONE_MARKS.indexOf(marks[0]) + 1;
  const letters = [...decomposed]
    .filter((character) => !TONE_MARKS.includes(character))
    .join('')
    .normalize('NFC');
  return SYLLABLE.test(letters) ? `${letters}${tone}` : null;
}

/** The file that `npm run admin -- pronunciation:install` writes beside the recordings. */
const STATUS_FILE = 'installed.json';

/** Finds recordings of words in the folder that an administrator has filled. Its files are `<word>.mp3` and `<syllable><tone>.mp3`. */
@Injectable()
export class FindPronunciation {
  constructor(@Inject(CONFIG) private readonly config: LanguageConfig) {}

  async readStatus(): Promise<PronunciationStatus> {
    const folder = this.config.PRONUNCIATION_DIR;
    if (folder === undefined) return { isInstalled: false, credit: null };
    try {
      const { credit } = JSON.parse(await readFile(join(folder, STATUS_FILE), 'utf8')) as { credit?: unknown };
      return { isInstalled: true, credit: typeof credit === 'string' ? credit : null };
    } catch (error) {
      if (isMissing(error)) return { isInstalled: false, credit: null };
      throw error;
    }
  }

  /**
   * Opens the recording of a word. The reading chooses among the recordings of a character, because 长 is cháng or zhǎng.
   * @throws ApiError `not_chinese`, `pronunciation_unknown`
   */
  async execute(word: string, pinyin: string | undefined): Promise<FileHandle> {
    // The word becomes part of a file name, so it must contain only Chinese characters.
    if (!isOnlyChineseCharacters(word)) throw new ApiError('not_chinese');
    const folder = this.config.PRONUNCIATION_DIR;
    const syllable = pinyin !== undefined && isChineseCharacter(word) ? numberPinyin(pinyin) : null;
    for (const name of syllable === null ? [word] : [syllable, word]) {
      // oxlint-disable-next-line no-await-in-loop -- the second one is opened only when the first is missing
      const file = folder === undefined ? null : await openIfPresent(join(folder, `${name}.mp3`));
      if (file) return file;
    }
    throw new ApiError('pronunciation_unknown');
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function openIfPresent(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
