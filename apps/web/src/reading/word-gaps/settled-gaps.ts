import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readSealedValue, writeSealedValue } from '../../lib/sealed-storage/sealed-local-storage.ts';

const sealedLabel = utf8ToBytes('settled-gaps');
const queryKey = ['settled-word-gaps'];
/** The maximum number of settled words that are stored. Only the newest words are kept. */
const SETTLED_MAX = 2_000;

/** Returns the key of an English word, which ignores upper and lower case. */
export const gapKey = (english: string): string => english.toLowerCase();

const readSettled = (): string[] => readSealedValue<string[]>(sealedLabel) ?? [];

/**
 * The English words that are not offered again, because the user has chosen a Chinese word or dismissed them. They are stored sealed on this
 * device, so only this user can read them, and they are available again after the user's next sign-in.
 */
export function useSettledGaps() {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: readSettled, initialData: readSettled, networkMode: 'always' });
  function change(by: (keys: readonly string[]) => string[]): void {
    // The list is read again, because another tab may have changed it.
    const next = by(readSettled()).slice(0, SETTLED_MAX);
    writeSealedValue(sealedLabel, next);
    queryClient.setQueryData(queryKey, next);
  }
  return {
    isSettled: (english: string): boolean => data.includes(gapKey(english)),
    settle: (english: string): void =>
      change((keys) => [gapKey(english), ...keys.filter((key) => key !== gapKey(english))]),
    offerAgain: (english: string): void => change((keys) => keys.filter((key) => key !== gapKey(english))),
  };
}
