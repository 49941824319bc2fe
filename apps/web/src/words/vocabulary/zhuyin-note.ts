import { NOTES_MAX_LENGTH } from '@memory/contracts/text';

const LABEL = 'Zhuyin: ';
export const ZHUYIN_MAX_LENGTH = NOTES_MAX_LENGTH - LABEL.length;

/** Formats a word's zhuyin as a note of a vocabulary item; empty if the word has no zhuyin. */
export function formatZhuyinNote(zhuyin: string): string {
  return zhuyin.trim() === '' ? '' : LABEL + zhuyin.trim();
}

/** Reads a word's zhuyin from the notes of a vocabulary item; null if the notes contain none. */
export function zhuyinFromNotes(notes: string): string | null {
  return notes.startsWith(LABEL) ? notes.slice(LABEL.length) : null;
}
