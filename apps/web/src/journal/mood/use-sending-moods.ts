import { useEffect } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { chosenMoodTexts } from './chosen-mood-texts.ts';

/** Sends the moods that wait on this device: in idle time, and when the browser is online again. On most visits no mood waits. */
export function useSendingMoods(): void {
  useEffect(() => {
    const send = (): void =>
      void withTexts(import('./send-waiting-moods.ts'), chosenMoodTexts).then(
        ({ sendWaitingMoods }) => sendWaitingMoods(),
        // The code could not be loaded, for example without a connection. The moods wait until the next time.
        () => undefined,
      );
    window.addEventListener('online', send);
    const cancel = runWhenIdle(send);
    return () => {
      cancel();
      window.removeEventListener('online', send);
    };
  }, []);
}
