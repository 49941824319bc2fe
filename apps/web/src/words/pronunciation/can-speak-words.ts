import { queryClient } from '../../lib/query-client.ts';
import { pronunciationStatusQuery } from './api/pronunciation-status.ts';
import { loadMandarinVoice } from './use-mandarin-voice.ts';

/** Whether words can be spoken in this browser: with a Mandarin voice of the browser, or with recordings of the installation. */
export async function canSpeakWords(): Promise<boolean> {
  if ((await loadMandarinVoice()) !== null) return true;
  const status = await queryClient.fetchQuery(pronunciationStatusQuery).catch(() => null);
  return status?.isInstalled ?? false;
}
