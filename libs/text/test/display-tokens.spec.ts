import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCodePoints, isChineseCharacter, tokenizeForDisplay } from '../src/index.ts';

// Every kind of code point that an entry can contain, lone surrogates included.
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('我', '𠮷', 'a', "'", 'é', 'e\u0301', '1', ' ', '，', '👩‍👧', '❤️', '\ud842', '\udfb7', '\0'))
    .map((parts) => parts.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

describe('tokenizeForDisplay', () => {
  it('returns tokens that give the text when joined', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(
          tokenizeForDisplay(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
        expect(splitCodePoints(text).join('')).toBe(text);
      }),
    );
  });

  it('puts each Chinese character in its own token and merges neighbours of the other kinds', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = tokenizeForDisplay(text);
        expect(tokens.every((token) => (token.kind === 'chinese') === isChineseCharacter(token.text))).toBe(true);
        const unmerged = tokens.filter(
          (token, index) => token.kind !== 'chinese' && tokens[index + 1]?.kind === token.kind,
        );
        expect(unmerged).toEqual([]);
      }),
    );
  });

  it('keeps words whole and separates punctuation', () => {
    expect(tokenizeForDisplay("I don't eat 'café' 3D 饺子!")).toEqual([
      { kind: 'word', text: 'I' },
      { kind: 'other', text: ' ' },
      { kind: 'word', text: "don't" },
      { kind: 'other', text: ' ' },
      { kind: 'word', text: 'eat' },
      { kind: 'other', text: " '" },
      { kind: 'word', text: 'café' },
      { kind: 'other', text: "' " },
      { kind: 'word', text: '3D' },
      { kind: 'other', text: ' ' },
      { kind: 'chinese', text: '饺' },
      { kind: 'chinese', text: '子' },
      { kind: 'other', text: '!' },
    ]);
  });

  it('keeps an emoji with its modifiers', () => {
    expect(tokenizeForDisplay('我❤️👩‍👧你').map((token) => token.text)).toEqual(['我', '❤️👩‍👧', '你']);
  });

  it('splits 20,000 characters', () => {
    expect(tokenizeForDisplay('学'.repeat(20_000))).toHaveLength(20_000);
  });
});
