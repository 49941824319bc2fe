import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/**
 * Query: the dictionary's readings and meanings of a character or word.
 * @param inWord a word with the character, and the character's pinyin in it: the reading and the meaning are those in this word
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
