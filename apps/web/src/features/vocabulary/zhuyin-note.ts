const LABEL = 'Zhuyin: ';

/** A vocabulary item's note with its zhuyin; empty without zhuyin. */
export function formatZhuyinNote(zhuyin: string): string {
  return zhuyin.trim() === '' ? '' : LABEL + zhuyin.trim();
}

/** The zhuyin in a vocabulary item's notes; null if they have none. */
export function parseZhuyinNote(notes: string): string | null {
  return notes.startsWith(LABEL) ? notes.slice(LABEL.length) : null;
}
