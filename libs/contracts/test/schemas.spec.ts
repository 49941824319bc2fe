import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  credentialsSchema,
  entryChangesSchema,
  fieldMessagesInChinese,
  mediaUrl,
  newEntrySchema,
  registrationSchema,
} from '../src/index.ts';

const accepts = (entry: object) => newEntrySchema.safeParse({ title: 'A day', ...entry }).success;

describe('a new entry', () => {
  it('needs a title that is not blank and at most 200 characters after trimming', () => {
    expect(accepts({ title: '   ' })).toBe(false);
    expect(accepts({ title: `  ${'x'.repeat(200)}  ` })).toBe(true);
    expect(accepts({ title: 'x'.repeat(201) })).toBe(false);
  });

  it('accepts text that PostgreSQL can store, rare characters included, and rejects the rest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (content) => {
        expect(accepts({ content })).toBe(!content.includes('\0') && content.isWellFormed());
      }),
    );
    expect(accepts({ content: '𠮷野家 👩‍👩‍👧' })).toBe(true);
    expect(accepts({ content: '\uD842' })).toBe(false);
  });

  it.each([
    ['latitude', '90', true],
    ['latitude', '-90.0001', false],
    ['longitude', '180', true],
    ['longitude', '180.5', false],
    ['latitude', 'north', false],
    ['latitude', 'Infinity', false],
  ])('%s %s', (field, value, valid) => {
    expect(accepts({ [field]: value })).toBe(valid);
  });

  it('accepts media URLs of this product only, as text or as an object', () => {
    const url = mediaUrl('0197a3f0-0000-7000-8000-000000000001');
    expect(newEntrySchema.parse({ title: 'x', mediaFiles: [url, { url }] }).mediaFiles).toEqual([url, url]);
    for (const foreign of ['https://example.com/a.png', '/media/../secret', '/media/1', `//host${url}`, `${url}?x=1`]) {
      expect(accepts({ originalImageUrl: foreign })).toBe(false);
    }
    expect(accepts({ mediaFiles: Array.from({ length: 21 }, () => url) })).toBe(false);
  });

  it('strips undeclared fields', () => {
    expect(entryChangesSchema.parse({ title: 'x', userId: 'someone' })).toEqual({ title: 'x' });
  });
});

describe('registration', () => {
  const register = (fields: object) => registrationSchema.safeParse({ username: 'mei', password: 'secret', ...fields });
  const messages = (fields: object) => register(fields).error?.issues.map(({ message }) => message);

  it('has the messages of the specification', () => {
    expect(messages({ username: 'ab' })).toEqual(['Username must be at least 3 characters']);
    expect(messages({ password: '12345' })).toEqual(['Password must be at least 6 characters']);
    expect(messages({ email: 'not an address' })).toEqual(['Please enter a valid email']);
    expect(
      credentialsSchema.safeParse({ username: '', password: '' }).error?.issues.map(({ message }) => message),
    ).toEqual(['Username is required', 'Password is required']);
  });

  it('accepts Chinese names, folds full-width letters, rejects spaces and control characters', () => {
    expect(register({ username: '小明明' }).success).toBe(true);
    expect(register({ username: 'Ｍｅｉ' }).data?.username).toBe('Mei');
    for (const username of ['a b c', 'a\tbc', 'x'.repeat(51)]) expect(register({ username }).success).toBe(false);
  });

  it('accepts optional fields that are absent, null or empty', () => {
    for (const email of [undefined, null, '', 'mei@example.com']) expect(register({ email }).success).toBe(true);
  });
});

it('every validation message of the schemas has a Chinese translation', () => {
  const sources = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.schema.ts'),
  );
  const sentences = sources.flatMap((name) => {
    return [...readFileSync(join(import.meta.dirname, '../src', name), 'utf8').matchAll(/error: '([^']+)'/g)].map(
      ([, sentence]) => sentence,
    );
  });
  expect(sentences.length).toBeGreaterThan(5);
  expect(Object.keys(fieldMessagesInChinese)).toEqual(expect.arrayContaining(sentences));
});
