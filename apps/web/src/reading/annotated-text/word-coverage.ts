import type { WordCoverage } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';
import { vocabularyQueryKeys } from '../../words/index.ts';

/** Rounds down, so that 100 % means every word. */
export const wholePercent = (part: number, whole: number): number => Math.floor((100 * part) / whole);

/** The maximum numbers of UTF-16 units and of texts that one request may contain (`wordCoverageRequestSchema`). */
const BATCH_MAX_LENGTH = 20_000;
const BATCH_MAX_TEXTS = 100;
/**
 * How long the first text of a batch waits for other texts, in milliseconds. The delay is long enough that a page sends one request, because
 * nothing else waits for the result.
 */
const BATCH_DELAY_MS = 150;

interface WaitingText {
  text: string;
  writtenAt: string;
  signal: AbortSignal;
  resolve: (coverage: WordCoverage) => void;
  reject: (error: unknown) => void;
}

let waiting: WaitingText[] = [];

/** Requests the coverages of the texts that are needed at about the same time together. */
function fetchCoverage(text: string, writtenAt: string, signal: AbortSignal): Promise<WordCoverage> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void sendBatches(), BATCH_DELAY_MS);
    waiting.push({ text, writtenAt, signal, resolve, reject });
  });
}

async function sendBatches(): Promise<void> {
  const texts = waiting.filter(({ signal }) => !signal.aborted);
  waiting = [];
  while (texts.length > 0) {
    const batch = takeBatch(texts);
    try {
      const body = { texts: batch.map(({ text, writtenAt }) => ({ text, writtenAt })) };
      const { coverages } = await unwrapResponse(api.POST('/api/word-coverage', { body }));
      for (const [index, { resolve }] of batch.entries()) resolve(coverages[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** Takes as many texts as fit in one request, at least one. */
function takeBatch(texts: WaitingText[]): WaitingText[] {
  let length = 0;
  const rest = texts.findIndex(({ text }, index) => {
    length += text.length;
    return index > 0 && (length > BATCH_MAX_LENGTH || index >= BATCH_MAX_TEXTS);
  });
  return texts.splice(0, rest < 0 ? texts.length : rest);
}

/** Query: how many words of the user's own text the user knows now, and knew when the text was written. */
export function useWordCoverage(text: string, writtenAt: string, enabled: boolean) {
  return useQuery({
    queryKey: vocabularyQueryKeys.coverage(text, writtenAt),
    queryFn: ({ signal }) => fetchCoverage(text, writtenAt, signal),
    enabled: enabled && text.length <= BATCH_MAX_LENGTH,
    retry: false,
  });
}
