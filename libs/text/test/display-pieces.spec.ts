import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { characters, isChineseCharacter, splitForDisplay } from '../src/index.ts';

// every kind of code point a diary may hold, halves of surrogates included
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('我', '𠮷', 'a', "'", 'é', 'e\u0301', '1', ' ', '，', '👩‍👧', '❤️', '\ud842', '\udfb7', '\0'))
    .map((parts) => parts.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

describe('a text split for display', () => {
  it('gives the text back when joined', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(
          splitForDisplay(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
        expect(characters(text).join('')).toBe(text);
      }),
    );
  });

  it('has each Chinese character alone and never two pieces of the same other kind in a row', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const pieces = splitForDisplay(text);
        expect(pieces.every((piece) => (piece.kind === 'chinese') === isChineseCharacter(piece.text))).toBe(true);
        const torn = pieces.filter(
          (piece, index) => piece.kind !== 'chinese' && pieces[index + 1]?.kind === piece.kind,
        );
        expect(torn).toEqual([]);
      }),
    );
  });

  it('keeps words whole and leaves punctuation between', () => {
    expect(splitForDisplay("I don't eat 'café' 3D 饺子!")).toEqual([
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

  it('keeps an emoji with what modifies it', () => {
    expect(splitForDisplay('我❤️👩‍👧你').map((piece) => piece.text)).toEqual(['我', '❤️👩‍👧', '你']);
  });

  it('splits 20,000 characters at once', () => {
    expect(splitForDisplay('学'.repeat(20_000))).toHaveLength(20_000);
  });
});
