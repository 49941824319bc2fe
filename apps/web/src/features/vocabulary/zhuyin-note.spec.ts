import { describe, expect, it } from '@jest/globals';
import { formatZhuyinNote, parseZhuyinNote } from './zhuyin-note.ts';

describe('the zhuyin in the notes', () => {
  it('is written as the product writes it, and read again', () => {
    expect(formatZhuyinNote('ㄏㄠˇ')).toBe('Zhuyin: ㄏㄠˇ');
    expect(parseZhuyinNote(formatZhuyinNote('ㄏㄠˇ'))).toBe('ㄏㄠˇ');
  });

  it('is absent where there is none', () => {
    expect(formatZhuyinNote('  ')).toBe('');
    expect(parseZhuyinNote('')).toBeNull();
    expect(parseZhuyinNote('from grandma')).toBeNull();
  });
});
