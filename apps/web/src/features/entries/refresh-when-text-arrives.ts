import type { QueryClient } from '@tanstack/react-query';
import { entryKeys } from './api/entry-keys.ts';

const LOOK_AGAIN_AFTER_SECONDS = [5, 15, 30, 60, 120];

/**
 * A memory was saved before its photo or recording had been read: the text is put into it by the server later. Looks a
 * few times and then lets it be; the next load shows it in any case.
 */
export function refreshWhenTextArrives(queryClient: QueryClient): void {
  for (const seconds of LOOK_AGAIN_AFTER_SECONDS) {
    setTimeout(() => void queryClient.invalidateQueries({ queryKey: entryKeys.mine }), seconds * 1000);
  }
}
