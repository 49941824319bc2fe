import { useEffect } from 'react';
import { isOnline } from '../../../lib/online-status.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import type { ReviewMaterial } from './review-copies.ts';

/** Stores the photos, recordings and strokes of today's words on this device when the browser is idle, for a session without a connection. */
export function useStoredCardFiles(material: ReviewMaterial | undefined): void {
  useEffect(() => {
    if (!material || !isOnline()) return undefined;
    const left = new AbortController();
    const cancel = runWhenIdle(() => void storeForOffline(material, left.signal).catch(() => undefined));
    return () => {
      cancel();
      left.abort();
    };
  }, [material]);
}

/** Its code is loaded only now, because the page itself does not need it. */
async function storeForOffline(material: ReviewMaterial, signal: AbortSignal): Promise<void> {
  const { storeMaterialFiles } = await import('./store-material-files.ts');
  await storeMaterialFiles(material, signal);
}
