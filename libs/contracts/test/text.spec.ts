import fc from 'fast-check';
import {
  credentialsSchema,
  newEntrySchema,
  newVocabularyItemSchema,
  normalizeUsername,
  passkeyNameSchema,
  passwordSchema,
  registrationSchema,
  secondFactorCodeSchema,
} from '../src/index.ts';
import {
  countCharacters,
  fitsCharacters,
  normalizeCode,
  normalizeLine,
  normalizeLines,
  normalizePassword,
  normalizeWidth,
  truncateCharacters,
  typedLength,
} from '../src/text/index.ts';
import { codeText, halfWidthLine, multiLine, passwordText, singleLine } from '../src/text/text.schema.ts';

const family = '👨‍👩‍👧‍👦';
/** Texts in which invisible characters, marks, radicals and emoji stand next to each other more often than in random ones. */
const unusualText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u200B',
      '\u200C',
      '\u200D',
      '\uFE0F',
      '\u20E3',
      '\u202E',
      '\u00AD',
      '\u3164',
      '\uFEFF',
      '\u{E0067}',
    ),
    fc.constantFrom(
      '⾼',
      '⻓',
      '⺇',
      '\uF914',
      '\u{2F81A}',
      'e',
      '\u0301',
      '1',
      ' ',
      '\u3000',
      '\n',
      '👩',
      '🏽',
      'ن',
      'क',
      '्',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

describe('a text of one line', () => {
  it.each([
    ['a zero-width space', '学校\u200B', '学校'],
    ['Kangxi radicals', '⾼⼭', '高山'],
    ['other radicals', '⻓⻛⻢⻳', '长风马龟'],
    ['compatibility ideographs', '\uF914\uFA12\u{2F81A}', '樂晴冬'],
    ['decomposed letters', 'cafe\u0301', 'café'],
    ['controls of the direction', '\u202Eabc\u2066\u200F', 'abc'],
    ['a mark behind an invisible character', 'e\u200B\u0301', 'é'],
    ['spaces of all kinds around', '\u00A0\u3000 书\t\uFEFF', '书'],
    ['line breaks and tabs', '一\r\n二\t三', '一 二 三'],
    ['a variation selector behind a character', '葛\u{E0100}', '葛'],
    ['nothing visible', '\u200B\u2060\u2800\u3164\u00AD', ''],
    ['an emoji of several', `${family}❤️‍🔥1️⃣`, `${family}❤️‍🔥1️⃣`],
    ['the flag of a country’s part', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Persian and Hindi', 'می\u200Cخواهم क्\u200Dष', 'می\u200Cخواهم क्\u200Dष'],
    ['joiners where nothing is joined', 'a\u200Db 学\u200C校 👩\u200D', 'ab 学校 👩'],
  ])('with %s', (_, text, expected) => {
    expect(normalizeLine(text)).toBe(expected);
  });

  it('is in its normal form once it was normalized', () => {
    fc.assert(
      fc.property(unusualText, (text) => {
        const line = normalizeLine(text);
        expect([normalizeLine(line), line.trim(), line.normalize('NFC')]).toEqual([line, line, line]);
      }),
    );
  });
});

describe('a text of several lines', () => {
  it('gets composed letters and no radicals, and keeps everything else', () => {
    expect(normalizeLines(' cafe\u0301\u200B\n\t⾼\u202E ')).toBe(' café\u200B\n\t高\u202E ');
  });

  it('of nothing visible is empty', () => {
    expect(normalizeLines(' \n\u200B\u3000')).toBe('');
  });
});

it('with more marks on a letter than any language has loses the rest of them, and takes no time', () => {
  expect(normalizeLines(`x${'\u0316\u0301'.repeat(150_000)}y`)).toBe(`x${'\u0316'.repeat(15)}${'\u0301'.repeat(15)}y`);
});

describe('the length of a text', () => {
  it.each([
    [family.repeat(200), true],
    [family.repeat(201), false],
    ['e\u0301'.repeat(200), true],
    [`👩${'\u200D👩'.repeat(2_000)}`, false],
  ])('counts the characters that people see (%#)', (title, isAccepted) => {
    expect(newEntrySchema.safeParse({ title }).success).toBe(isAccepted);
  });

  it('keeps the beginning of a longer text, in whole characters', () => {
    fc.assert(
      fc.property(unusualText, fc.nat(20), (text, max) => {
        const kept = truncateCharacters(text, max);
        expect([text.startsWith(kept), fitsCharacters(kept, max), kept === text]).toEqual([
          true,
          true,
          fitsCharacters(text, max),
        ]);
      }),
    );
  });
});

describe('the length of a typed text', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

  it('is the number of grapheme clusters, whichever of them are divided', () => {
    const joining = fc.constantFrom(
      '\r',
      '\n',
      '\u0600',
      '\u0301',
      '\u200D',
      '😀',
      '🇨',
      '\u{110BD}',
      '\u1100',
      '\u1161',
      '©',
      'a',
    );
    const separate = fc.integer({ min: 0x20, max: 0xffff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(joining, separate, fc.constantFrom('学', '，', 'é')) }), (text) => {
        expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['one line', normalizeLine, singleLine],
    ['several lines', normalizeLines, multiLine],
    ['half width', normalizeWidth, halfWidthLine],
    ['a code', normalizeCode, codeText],
    ['a password', normalizePassword, passwordText],
  ] as const)('is at most the limit if the schema accepts it: %s', (_, normalize, schema) => {
    const typed = fc.oneof(
      unusualText,
      fc.string({ unit: fc.constantFrom('x', family, '\uFDFA', ' ', `x${'\u0301'.repeat(30)}`, '\u200B'.repeat(20)) }),
    );
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const storable = text.replaceAll('\0', '').toWellFormed();
        expect(typedLength(storable, normalize) <= limit).toBe(schema(limit).safeParse(storable).success);
      }),
      { numRuns: 500 },
    );
  });
});

describe('fields', () => {
  const messageOf = (schema: { safeParse: (value: unknown) => { error?: unknown } }, value: unknown) =>
    (schema.safeParse(value).error as { issues: { message: string }[] } | undefined)?.issues[0]?.message;

  it('of nothing visible are missing', () => {
    const blank = '\u200B\u3000';
    expect(messageOf(newEntrySchema, { title: blank })).toBe('Please add a title for your memory.');
    expect(messageOf(passkeyNameSchema, blank)).toBe('Please give the passkey a name.');
    expect(messageOf(secondFactorCodeSchema, blank)).toBe('Please enter the code.');
    expect(messageOf(newVocabularyItemSchema, { character: blank, englishTranslation: 'x' })).toBe(
      'Please write the character or word.',
    );
  });

  it('with codes take any width and spaces', () => {
    expect(secondFactorCodeSchema.parse(' １２３\u3000４５６\u200B')).toBe('123456');
    expect(normalizeCode('ｋ７ｑｄ－3xvm')).toBe('K7QD3XVM');
  });

  it('with a username ignore spaces of all kinds around it, invisible characters and width', () => {
    const signIn = (username: string) => credentialsSchema.parse({ username, password: 'x' }).username;
    for (const typed of ['NAME ', 'NAME\u3000', '\u00A0NAME', 'NA\u200BME', 'ＮＡＭＥ']) {
      expect(signIn(typed)).toBe('NAME');
      expect(normalizeUsername(typed)).toBe('name');
    }
    expect(registrationSchema.parse({ username: ' ⻓⾼山\u3000', password: 'secret' }).username).toBe('长高山');
  });

  it('with a password count its characters in one form, and keep what was typed', () => {
    for (const password of ['é'.repeat(6), 'e\u0301'.repeat(6), 'ａ'.repeat(6)])
      expect(passwordSchema.parse(password)).toBe(password);
    expect(messageOf(passwordSchema, 'e\u0301'.repeat(5))).toBe('Password must be at least 6 characters');
  });
});
