import { describe, expect, it } from 'vitest';

type Dictionary = { [key: string]: string | Dictionary };

function flatten(dictionary: Dictionary, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text = ''): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

const english = import.meta.glob<Dictionary>(['../**/*.en.json', './en.json'], { eager: true, import: 'default' });
const chinese = import.meta.glob<Dictionary>(['../**/*.zh.json', './zh.json'], { eager: true, import: 'default' });

it('there are the main dictionary and those of the features', () => {
  expect(english['./en.json']).toBeDefined();
  expect(Object.keys(english).length).toBeGreaterThan(20);
});

it('no two dictionaries have texts under the same first key, because the one that is loaded later would replace the other', () => {
  const keys = Object.values(english).flatMap((dictionary) => Object.keys(dictionary));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe.each(Object.keys(english))('the dictionary %s and the Chinese one', (path) => {
  const englishTexts = flatten(english[path] ?? {});
  const chineseTexts = flatten(chinese[path.replace(/en\.json$/, 'zh.json')] ?? {});

  it('have the same keys', () => {
    expect([...chineseTexts.keys()].toSorted()).toEqual([...englishTexts.keys()].toSorted());
  });

  it('have the same placeholders', () => {
    for (const [key, text] of englishTexts) {
      if (key.endsWith('_one')) continue;
      expect({ key, placeholders: placeholders(chineseTexts.get(key)) }).toEqual({
        key,
        placeholders: placeholders(text),
      });
    }
  });
});
