import { describe, expect, it } from 'vitest';
import accountDeletionEn from './account-deletion.en.json' with { type: 'json' };
import accountDeletionZh from './account-deletion.zh.json' with { type: 'json' };
import accountEn from './account.en.json' with { type: 'json' };
import accountZh from './account.zh.json' with { type: 'json' };
import bookEn from './book.en.json' with { type: 'json' };
import bookZh from './book.zh.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import friendsEn from './friends.en.json' with { type: 'json' };
import friendsZh from './friends.zh.json' with { type: 'json' };
import newEntryEn from './new-entry.en.json' with { type: 'json' };
import newEntryZh from './new-entry.zh.json' with { type: 'json' };
import ownPastEn from './own-past.en.json' with { type: 'json' };
import ownPastZh from './own-past.zh.json' with { type: 'json' };
import ownerNoticesEn from './owner-notices.en.json' with { type: 'json' };
import ownerNoticesZh from './owner-notices.zh.json' with { type: 'json' };
import passwordResetEn from './password-reset.en.json' with { type: 'json' };
import passwordResetZh from './password-reset.zh.json' with { type: 'json' };
import photoInputEn from './photo-input.en.json' with { type: 'json' };
import photoInputZh from './photo-input.zh.json' with { type: 'json' };
import privacyEn from './privacy.en.json' with { type: 'json' };
import privacyZh from './privacy.zh.json' with { type: 'json' };
import readingAidsEn from './reading-aids.en.json' with { type: 'json' };
import readingAidsZh from './reading-aids.zh.json' with { type: 'json' };
import readingModeEn from './reading-mode.en.json' with { type: 'json' };
import readingModeZh from './reading-mode.zh.json' with { type: 'json' };
import recorderEn from './recorder.en.json' with { type: 'json' };
import recorderZh from './recorder.zh.json' with { type: 'json' };
import reviewsEn from './reviews.en.json' with { type: 'json' };
import reviewsZh from './reviews.zh.json' with { type: 'json' };
import safetyEn from './safety.en.json' with { type: 'json' };
import safetyZh from './safety.zh.json' with { type: 'json' };
import searchEn from './search.en.json' with { type: 'json' };
import searchZh from './search.zh.json' with { type: 'json' };
import secondFactorEn from './second-factor.en.json' with { type: 'json' };
import secondFactorZh from './second-factor.zh.json' with { type: 'json' };
import strokesEn from './strokes.en.json' with { type: 'json' };
import strokesZh from './strokes.zh.json' with { type: 'json' };
import wordListEn from './word-list.en.json' with { type: 'json' };
import wordListZh from './word-list.zh.json' with { type: 'json' };
import wordStatesEn from './word-states.en.json' with { type: 'json' };
import wordStatesZh from './word-states.zh.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

type Dictionary = { [key: string]: string | Dictionary };

function flatten(dictionary: Dictionary, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text = ''): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe.each([
  ['main', en, zh],
  ['account', accountEn, accountZh],
  ['book', bookEn, bookZh],
  ['privacy', privacyEn, privacyZh],
  ['accountDeletion', accountDeletionEn, accountDeletionZh],
  ['new entry', newEntryEn, newEntryZh],
  ['friends', friendsEn, friendsZh],
  ['own past', ownPastEn, ownPastZh],
  ['owner notices', ownerNoticesEn, ownerNoticesZh],
  ['password reset', passwordResetEn, passwordResetZh],
  ['photo input', photoInputEn, photoInputZh],
  ['recorder', recorderEn, recorderZh],
  ['reviews', reviewsEn, reviewsZh],
  ['safety', safetyEn, safetyZh],
  ['search', searchEn, searchZh],
  ['reading aids', readingAidsEn, readingAidsZh],
  ['reading mode', readingModeEn, readingModeZh],
  ['second factor', secondFactorEn, secondFactorZh],
  ['strokes', strokesEn, strokesZh],
  ['word list', wordListEn, wordListZh],
  ['word states', wordStatesEn, wordStatesZh],
])('the English and the Chinese dictionary: %s', (_, englishTexts, chineseTexts) => {
  const english = flatten(englishTexts);
  const chinese = flatten(chineseTexts);

  it('have the same keys', () => {
    expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the same placeholders', () => {
    for (const [key, text] of english) {
      if (key.endsWith('_one')) continue;
      expect({ key, placeholders: placeholders(chinese.get(key)) }).toEqual({ key, placeholders: placeholders(text) });
    }
  });
});
