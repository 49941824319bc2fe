import type { CharacterInfo } from '@memory/contracts';
import { hasChinese } from '@memory/text';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { LookUpEntryContext } from '../look-up.ts';

/**
 * Query: the dictionary's readings and meanings of a character or word.
 * @param inWord a word that contains the character, and the character's pinyin in it. The response then has the character's reading and meaning in
 *   this word
 */
export function useCharacterInfo(character: string, inWord?: { word: string; pinyin: string }) {
  return useQuery({
    queryKey: vocabularyQueryKeys.character(character, inWord),
    queryFn: () =>
      unwrapResponse(
        api.GET('/api/character-info/{character}', { params: { path: { character }, query: inWord ?? {} } }),
      ),
  });
}

/** Query: what the dictionary says about a word that is being typed. Text without Chinese characters is not looked up. */
export function useKnownWord(word: string) {
  return useQuery({
    queryKey: vocabularyQueryKeys.character(word),
    queryFn: () =>
      unwrapResponse(api.GET('/api/character-info/{character}', { params: { path: { character: word } } })),
    enabled: hasChinese(word),
  });
}

const normalizePinyin = (pinyin: string): string => pinyin.replaceAll(/[\s'’]/g, '').toLowerCase();

/**
 * Selects, from a dictionary entry, the reading that a character or word has in a text.
 * @param pinyinInContext the pinyin of the character or word in the text; empty if unknown
 * @returns the entry with the selected reading's pinyin, zhuyin and meanings; unchanged if the dictionary lists no such reading
 */
export function withReadingInContext(info: CharacterInfo, pinyinInContext: string): CharacterInfo {
  const reading = info.readings.find(({ pinyin }) => normalizePinyin(pinyin) === normalizePinyin(pinyinInContext));
  if (pinyinInContext === '' || !reading) return info;
  return {
    ...info,
    pinyin: reading.pinyin,
    zhuyin: reading.zhuyin,
    meaning: reading.meanings.join('; ') || info.meaning,
  };
}

/**
 * Logs that the signed-in user has looked a word up, for the history of the word. The page does not wait for the request, and does not repeat a
 * failed request.
 * @param word in simplified characters
 */
export function useLogLookUp(word: string): void {
  const { user } = useCurrentUser();
  const entryId = useContext(LookUpEntryContext) ?? undefined;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) api.POST('/api/lookups', { body: { word, entryId } }).catch(() => undefined);
  }, [word, entryId, isSignedIn]);
}
