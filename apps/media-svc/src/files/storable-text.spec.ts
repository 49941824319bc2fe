import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts';
import fc from 'fast-check';
import { storableText } from './storable-text.ts';

describe('a text that can be stored', () => {
  it('is always short enough, whole and without NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(ENTRY_TEXT_MAX_LENGTH + 2), (text, padding) => {
        const stored = storableText(`${'x'.repeat(padding)}${text}😀`);
        expect(stored.length).toBeLessThanOrEqual(ENTRY_TEXT_MAX_LENGTH);
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toContain('\0');
      }),
    );
  });

  it('is otherwise as it was said', () => {
    expect(storableText(' 今天😀很好。\n明天呢？\n')).toBe('今天😀很好。\n明天呢？');
  });
});
