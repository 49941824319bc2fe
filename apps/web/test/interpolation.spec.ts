import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../src/i18n/en.json' with { type: 'json' };

const sourceFolder = join(import.meta.dirname, '../src');
const sourceFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('.spec.'),
);

type Dictionary = { readonly [key: string]: string | Dictionary };

/** All texts by key, without plural suffixes: `friendSearch.found` → the texts of `found_one` and `found_other`. */
function textsByKey(dictionary: Dictionary, prefix = ''): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of Object.entries(dictionary)) {
    if (typeof value !== 'string') {
      for (const [key, nested] of textsByKey(value, `${prefix}${name}.`)) texts.set(key, nested);
      continue;
    }
    const key = `${prefix}${name.replace(/_(zero|one|other)$/, '')}`;
    texts.set(key, [...(texts.get(key) ?? []), value]);
  }
  return texts;
}

/** Calls of `t` with a literal key and an object literal without nested braces. */
const CALL = /\bt\(\s*'(?<key>[\w.]+)',\s*\{(?<options>[^{}]*)\}/g;
const PASSED = /(?:^|,)\s*(\w+)/g;
const USED = /\{\{\s*(\w+)/g;

const calls = sourceFiles.flatMap((path) =>
  [...readFileSync(join(sourceFolder, path), 'utf8').matchAll(CALL)].map(({ groups }) => ({
    path,
    key: groups?.['key'] ?? '',
    passed: [...(groups?.['options'] ?? '').matchAll(PASSED)].map(([, name]) => name),
  })),
);

it('every variable of a text is passed where the text is used', () => {
  const texts = textsByKey(en);
  const missing = calls.flatMap(({ path, key, passed }) => {
    const used = (texts.get(key) ?? []).flatMap((text) => [...text.matchAll(USED)].map(([, name]) => name));
    return used.filter((name) => !passed.includes(name)).map((name) => `${path}: ${key} needs ${name}`);
  });
  expect(calls.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
