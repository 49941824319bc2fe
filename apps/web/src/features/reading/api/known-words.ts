import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { useCurrentUser } from '../../session/api/current-user.ts';
import { vocabularyQueryKeys } from '../../vocabulary/api/vocabulary-query-keys.ts';
import { type IsKnownWord, knownWords } from '../known-words.ts';

/** The known words of a reader without a vocabulary. */
export const noWordIsKnown: IsKnownWord = () => false;

/** Fetches the signed-in reader's vocabulary. */
export const fetchKnownWords = async (): Promise<IsKnownWord> =>
  knownWords((await unwrapResponse(api.GET('/api/vocabulary/words'))).words);

/**
 * Query: whether words are in the signed-in reader's vocabulary. A signed-out reader knows no word.
 * @returns undefined until the vocabulary is loaded
 */
export function useKnownWords(enabled: boolean): IsKnownWord | undefined {
  const { user } = useCurrentUser();
  const { data, isError } = useQuery({
    queryKey: vocabularyQueryKeys.words,
    queryFn: fetchKnownWords,
    enabled: enabled && user !== null,
  });
  return user === null || isError ? noWordIsKnown : data;
}
