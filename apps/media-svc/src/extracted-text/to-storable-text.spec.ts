import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts';
import { fitsCharacters } from '@memory/contracts/text';
import fc from 'fast-check';
import { toStorableText } from './to-storable-text.ts';

describe('toStorableText', () => {
  it('returns at most ENTRY_TEXT_MAX_LENGTH characters, well-formed and without NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(ENTRY_TEXT_MAX_LENGTH + 2), (text, padding) => {
        const stored = toStorableText(`${'x'.repeat(padding)}${text}😀`);
        expect(fitsCharacters(stored, ENTRY_TEXT_MAX_LENGTH)).toBe(true);
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toContain('\0');
      }),
    );
  });

  it('keeps the text otherwise and trims it', () => {
    expect(toStorableText(' 今天😀很好。\n明天呢？\n')).toBe('今天😀很好。\n明天呢？');
  });

  it('writes the characters that a program read as people type them', () => {
    expect(toStorableText('⾼⼭ cafe\u0301')).toBe('高山 café');
  });
});
