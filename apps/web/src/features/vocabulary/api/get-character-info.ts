import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Sound and meaning of a character from the dictionary. */
export function useCharacterInfo(character: string) {
  return useQuery({
    queryKey: vocabularyQueryKeys.character(character),
    queryFn: () => unwrapResponse(api.GET('/api/character-info/{character}', { params: { path: { character } } })),
  });
}
