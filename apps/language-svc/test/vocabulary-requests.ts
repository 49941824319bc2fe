import { type VocabularyItem, vocabularyItemSchema } from '@memory/contracts';
import type { LanguageApp } from './language-app.ts';

export const listVocabulary = async (language: LanguageApp, userId: string): Promise<VocabularyItem[]> =>
  (await language.request(userId, { url: '/api/vocabulary?limit=100' })).json<VocabularyItem[]>();

/** Creates an item without pinyin and translation, unless `item` has them. */
export async function createVocabularyItem(
  language: LanguageApp,
  userId: string,
  item: object,
): Promise<VocabularyItem> {
  const response = await language.request(userId, {
    method: 'POST',
    url: '/api/vocabulary',
    payload: { pinyin: null, englishTranslation: 'Unknown', ...item },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  return vocabularyItemSchema.parse(response.json());
}
