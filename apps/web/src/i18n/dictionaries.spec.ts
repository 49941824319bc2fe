import { describe, expect, it } from '@jest/globals';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

type Dictionary = { [key: string]: string | Dictionary };

function sentences(dictionary: Dictionary, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...sentences(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (sentence = ''): string[] => (sentence.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the two languages of the interface', () => {
  const english = sentences(en);
  const chinese = sentences(zh);

  it('say the same things', () => {
    expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('leave the same gaps to fill in', () => {
    for (const [key, sentence] of english) {
      if (key.endsWith('_one')) continue;
      expect({ key, gaps: placeholders(chinese.get(key)) }).toEqual({ key, gaps: placeholders(sentence) });
    }
  });
});
