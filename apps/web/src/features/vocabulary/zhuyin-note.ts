const LABEL = 'Zhuyin: ';

/** The note that keeps a word's zhuyin; empty where there is none. */
export function formatZhuyinNote(zhuyin: string): string {
  return zhuyin.trim() === '' ? '' : LABEL + zhuyin.trim();
}

/** The zhuyin in a word's notes, or null. */
export function parseZhuyinNote(notes: string): string | null {
  return notes.startsWith(LABEL) ? notes.slice(LABEL.length) : null;
}
