import type { Entry } from '@memory/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { visualFilesOf } from '../../capture/index.ts';
import { api } from '../../lib/api.ts';
import { localDay } from '../../lib/calendar-days.ts';
import { readKeysetPage } from '../../lib/keyset-page.ts';
import { fetchFirstWordOfToday } from '../../words/index.ts';
import { onThisDayQuery } from '../own-past/api/own-past.ts';
import { chooseQuestion, levelOfVocabulary, type Question, topicOfMeaning, type WordToInvite } from './questions.ts';
import { readStoredQuestion, type StoredQuestion, storeQuestion } from './stored-question.ts';

interface DailyQuestion {
  /** Undefined while it is being chosen, null when the user has put it away for this day. */
  question: Question | null | undefined;
  /** The URL of a picture of this day a year ago, if the question is about it. */
  imageUrl: string | null;
  putAway: () => void;
}

/** React hook: the question of today. It is chosen once a day on this device, from the user's vocabulary and past. */
export function useDailyQuestion(): DailyQuestion {
  const queryClient = useQueryClient();
  const [today] = useState(() => localDay(new Date()));
  const queryKey = ['daily-question', today];
  const { data } = useQuery({
    queryKey,
    queryFn: () => collectForQuestion(today),
    initialData: () => readStoredQuestion(today) ?? undefined,
    networkMode: 'always',
  });
  const past = useQuery(onThisDayQuery(today));
  if (!data || past.isPending) return { question: undefined, imageUrl: null, putAway: () => undefined };
  const imageUrl = past.data?.days.find(({ yearsAgo }) => yearsAgo === 1)?.entries.flatMap(imageUrls)[0] ?? null;
  return {
    question: data.isPutAway ? null : chooseQuestion({ ...data, hasPastImage: imageUrl !== null }),
    imageUrl,
    putAway(): void {
      const changed: StoredQuestion = { ...data, isPutAway: true };
      queryClient.setQueryData(queryKey, changed);
      void storeQuestion(changed);
    },
  };
}

const imageUrls = (entry: Entry): string[] =>
  visualFilesOf(entry).flatMap(({ url, kind }) => (kind === 'image' ? [url] : []));

/** Collects what the question of a day is chosen from, and stores it. Without a connection, the question is an easy one, for now. */
async function collectForQuestion(day: string): Promise<StoredQuestion> {
  const [count, word] = await Promise.allSettled([countVocabulary(), fetchWordToInvite()]);
  const question: StoredQuestion = {
    day,
    level: levelOfVocabulary(count.status === 'fulfilled' ? count.value : 0),
    word: word.status === 'fulfilled' ? word.value : null,
    isPutAway: false,
  };
  if (count.status === 'fulfilled' && word.status === 'fulfilled') await storeQuestion(question);
  return question;
}

async function countVocabulary(): Promise<number> {
  const { total } = await readKeysetPage(api.GET('/api/vocabulary/compact', { params: { query: { limit: 1 } } }));
  return total;
}

async function fetchWordToInvite(): Promise<WordToInvite | null> {
  const item = await fetchFirstWordOfToday();
  return item && { text: item.character, topic: topicOfMeaning(item.englishTranslation) };
}
