import { describe, expect, it } from 'vitest';
import { formatZhuyinNote, zhuyinFromNotes } from './to-new-item.ts';

describe('the zhuyin note', () => {
  it('is formatted and parsed', () => {
    expect(formatZhuyinNote('ㄏㄠˇ')).toBe('Zhuyin: ㄏㄠˇ');
    expect(zhuyinFromNotes(formatZhuyinNote('ㄏㄠˇ'))).toBe('ㄏㄠˇ');
  });

  it('is empty without zhuyin, and not found in other notes', () => {
    expect(formatZhuyinNote('  ')).toBe('');
    expect(zhuyinFromNotes('')).toBeNull();
    expect(zhuyinFromNotes('from grandma')).toBeNull();
  });
});
