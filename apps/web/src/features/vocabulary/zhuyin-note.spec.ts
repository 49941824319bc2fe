import { describe, expect, it } from '@jest/globals';
import { formatZhuyinNote, parseZhuyinNote } from './zhuyin-note.ts';

describe('the zhuyin note', () => {
  it('is formatted and parsed', () => {
    expect(formatZhuyinNote('ㄏㄠˇ')).toBe('Zhuyin: ㄏㄠˇ');
    expect(parseZhuyinNote(formatZhuyinNote('ㄏㄠˇ'))).toBe('ㄏㄠˇ');
  });

  it('is empty without zhuyin, and not found in other notes', () => {
    expect(formatZhuyinNote('  ')).toBe('');
    expect(parseZhuyinNote('')).toBeNull();
    expect(parseZhuyinNote('from grandma')).toBeNull();
  });
});
