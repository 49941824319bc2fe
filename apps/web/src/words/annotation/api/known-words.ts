import type { VocabularyWord } from '@memory/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { vocabularyQueryKeys } from '../../vocabulary/api/vocabulary-query-keys.ts';
import { type IsKnownWord, knownWords, type WordStateOf, wordStates } from '../known-words.ts';

/** The known words of a reader without a vocabulary. */
export const noWordIsKnown: IsKnownWord = () => false;
const everyWordIsNew: WordStateOf = () => 'new';

const fetchVocabularyWords = async (): Promise<VocabularyWord[]> =>
  (await unwrapResponse(api.GET('/api/vocabulary/words'))).words;

const vocabularyWordsQuery = queryOptions({ queryKey: vocabularyQueryKeys.words, queryFn: fetchVocabularyWords });

/** Fetches the words that the signed-in reader knows. */
export const fetchKnownWords = async (): Promise<IsKnownWord> => knownWords(await fetchVocabularyWords());

/** Fetches the words that are in the signed-in reader's vocabulary, whether the reader knows them or not. */
export const fetchCollectedWords = async (): Promise<IsKnownWord> =>
  knownWords((await fetchVocabularyWords()).map((word) => ({ ...word, state: 'known' })));

/** Query: the words of the signed-in reader's vocabulary; undefined until they are loaded, and for signed-out readers. */
export function useVocabularyWords(): VocabularyWord[] | undefined {
  const { user } = useCurrentUser();
  return useQuery({ ...vocabularyWordsQuery, enabled: user !== null }).data;
}

/**
 * Query: how well the signed-in reader knows words. For a signed-out reader every word is new.
 * @returns undefined until the vocabulary is loaded
 */
export function useWordStates(enabled: boolean): WordStateOf | undefined {
  const { user } = useCurrentUser();
  const { data, isError } = useQuery({
    ...vocabularyWordsQuery,
    select: wordStates,
    enabled: enabled && user !== null,
  });
  return user === null || isError ? everyWordIsNew : data;
}
