import type { VocabularyItem } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api.ts';
import { builtInTranslation } from '@memory/text';
import { vocabularyKeys } from './vocabulary-keys.ts';

/** What stands in the place of a translation that nobody knew when the word was added. */
export const UNKNOWN = 'Unknown';

async function translate(character: string): Promise<{ pinyin: string | null; englishTranslation: string }> {
  const known = builtInTranslation(character);
  if (known) return { pinyin: known.pinyin, englishTranslation: known.englishTranslation };
  try {
    const { pinyin, translation } = await unwrap(api.POST('/api/translate-character', { body: { character } }));
    return { pinyin, englishTranslation: translation };
  } catch {
    return { pinyin: null, englishTranslation: UNKNOWN }; // it stays unknown, and the others go on
  }
}

/** Looks up every word whose translation or pinyin is unknown, and fills in what is missing. @returns how many are known now */
async function fixUnknown(vocabulary: readonly VocabularyItem[]): Promise<number> {
  let fixed = 0;
  for (const { id, character, pinyin, englishTranslation } of vocabulary) {
    if (englishTranslation !== UNKNOWN && pinyin) continue;
    const found = await translate(character);
    const body = {
      pinyin: pinyin || found.pinyin,
      englishTranslation: englishTranslation === UNKNOWN ? found.englishTranslation : englishTranslation,
    };
    if (body.pinyin === pinyin && body.englishTranslation === englishTranslation) continue;
    await unwrap(api.PATCH('/api/vocabulary/{id}', { params: { path: { id } }, body }));
    fixed += 1;
  }
  return fixed;
}

export function useFixUnknown() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: fixUnknown,
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyKeys.all }),
  });
}
