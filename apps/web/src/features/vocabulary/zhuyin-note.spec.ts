import { describe, expect, it } from '@jest/globals';
import { zhuyinNote, zhuyinOf } from './zhuyin-note.ts';

describe('the zhuyin in the notes', () => {
  it('is written as the product writes it, and read again', () => {
    expect(zhuyinNote('ㄏㄠˇ')).toBe('Zhuyin: ㄏㄠˇ');
    expect(zhuyinOf(zhuyinNote('ㄏㄠˇ'))).toBe('ㄏㄠˇ');
  });

  it('is absent where there is none', () => {
    expect(zhuyinNote('  ')).toBe('');
    expect(zhuyinOf('')).toBeNull();
    expect(zhuyinOf('from grandma')).toBeNull();
  });
});
