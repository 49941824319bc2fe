import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Query: the dictionary's readings and meanings of a character or word. */
export function useCharacterInfo(character: string) {
  return useQuery({
    queryKey: vocabularyQueryKeys.character(character),
    queryFn: () => unwrapResponse(api.GET('/api/character-info/{character}', { params: { path: { character } } })),
  });
}
