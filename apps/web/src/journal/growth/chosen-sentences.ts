import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadSealedLocalStorage } from '../../lib/sealed-storage/lazy-sealed-local-storage.ts';
import type { OwnSentence } from './sentences.ts';

type ChosenSentences = Readonly<Record<string, OwnSentence>>;

const sealedLabel = new TextEncoder().encode('proud-sentences');
const queryKey = ['proud-sentences'] as const;

/**
 * The sentences that the user is proudest of, by month. They stay on this device, sealed for the signed-in user: the choice is between texts that the
 * server has anyway, and another device proposes the longest sentence again.
 */
export function useChosenSentences() {
  const queryClient = useQueryClient();
  // The choices of this page, which are shown before they are stored. Storing loads code first; until the state changes, React would show the
  // previous radio button as chosen.
  const [justChosen, setJustChosen] = useState<ChosenSentences>({});
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await loadSealedLocalStorage()).readSealedValue<ChosenSentences>(sealedLabel) ?? {},
    staleTime: Infinity,
  });
  return {
    chosen: { ...data, ...justChosen },
    async choose(month: string, sentence: OwnSentence): Promise<void> {
      setJustChosen((others) => ({ ...others, [month]: sentence }));
      try {
        const storage = await loadSealedLocalStorage();
        // The stored choices are read again, because another tab may have added one for another month since this page loaded.
        const all = { ...storage.readSealedValue<ChosenSentences>(sealedLabel), [month]: sentence };
        storage.writeSealedValue(sealedLabel, all);
        queryClient.setQueryData<ChosenSentences>(queryKey, all);
      } catch (error) {
        setJustChosen({});
        throw error;
      }
    },
  };
}
