import { useEffect } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { chosenMoodTexts } from './chosen-mood-texts.ts';

/** Sends the moods that wait on this device: in idle time, and when the browser is online again. On most visits no mood waits. */
export function useSendingMoods(): void {
  useEffect(() => {
    // If the code cannot be loaded, the moods wait until the next time.
    const send = (): void =>
      void withTexts(import('./send-waiting-moods.ts'), chosenMoodTexts)
        .then(({ sendWaitingMoods }) => sendWaitingMoods())
        .catch(() => undefined);
    window.addEventListener('online', send);
    const cancel = runWhenIdle(send);
    return () => {
      cancel();
      window.removeEventListener('online', send);
    };
  }, []);
}
