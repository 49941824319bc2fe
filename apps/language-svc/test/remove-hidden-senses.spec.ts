import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RemoveHiddenSenses } from '../src/vocabulary/remove-hidden-senses.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const OLD_MEANING = 'grandma; (coll.) boobies';

it('the start removes senses that children must not see from extracted items, and leaves what people wrote', async () => {
  const userId = uuidv7();
  const create = (character: string, row: { translation: string; isUserGenerated?: boolean; isEdited?: boolean }) => ({
    id: uuidv7(),
    userId,
    character,
    pinyin: null,
    englishTranslation: row.translation,
    notes: '',
    frequency: 1,
    isUserGenerated: row.isUserGenerated ?? false,
    isEdited: row.isEdited ?? false,
  });
  await language.database.vocabularyItem.createMany({
    data: [
      create('奶', { translation: OLD_MEANING }),
      create('咪', { translation: '(coll.) boobies' }),
      create('妈', { translation: 'mother; mum' }),
      create('乳头', { translation: 'nipple' }),
      create('姐', { translation: OLD_MEANING, isUserGenerated: true }),
      create('妹', { translation: OLD_MEANING, isEdited: true }),
    ],
  });
  language.app.get(RemoveHiddenSenses).onApplicationBootstrap();
  await eventually(async () => {
    const items = await language.database.vocabularyItem.findMany({ where: { userId } });
    expect(Object.fromEntries(items.map((item) => [item.character, item.englishTranslation]))).toEqual({
      奶: 'grandma',
      咪: expect.stringMatching(/^\(.*\)$/),
      妈: 'mother; mum',
      // A word of biology, which a reviewed list keeps although a pattern matches it.
      乳头: 'nipple',
      姐: OLD_MEANING,
      妹: OLD_MEANING,
    });
  });
});
