import { useEffect } from 'react';

/** Why a memory cannot be saved yet; the names are those of the sentences that say so. */
export type Busy = 'recording' | 'sendingRecording' | 'sendingPhoto';

/** Tells `onBusy` what is going on as long as it goes on, and null when it is over or gone from the page. */
export function useBusy(busy: Busy | null, onBusy: (busy: Busy | null) => void): void {
  useEffect(() => {
    if (!busy) return undefined;
    onBusy(busy);
    return () => onBusy(null);
  }, [busy, onBusy]);
}
