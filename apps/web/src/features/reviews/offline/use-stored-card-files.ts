import { useEffect } from 'react';
import { isOnline } from '../../../lib/online-status.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import { storeCardFiles } from './card-files.ts';
import type { ReviewMaterial } from './review-copies.ts';

/** Stores the photos and recordings of today's words on this device when the browser is idle, for a session without a connection. */
export function useStoredCardFiles(material: ReviewMaterial | undefined): void {
  useEffect(() => {
    if (!material || !isOnline()) return undefined;
    const left = new AbortController();
    const contexts = new Map(material.contexts.map((context) => [context.itemId, context]));
    const inOrder = material.cards.flatMap(({ itemId }) => contexts.get(itemId) ?? []);
    const cancel = runWhenIdle(() => void storeCardFiles(inOrder, left.signal));
    return () => {
      cancel();
      left.abort();
    };
  }, [material]);
}
