import { queryClient } from '../../lib/query-client.ts';
import { loadMandarinVoice } from './mandarin-voice.ts';
import { pronunciationStatusQuery } from './pronunciation-status.ts';

/** Whether words can be spoken in this browser: with a Mandarin voice of the browser, or with recordings of the installation. */
export async function canSpeakWords(): Promise<boolean> {
  if ((await loadMandarinVoice()) !== null) return true;
  const status = await queryClient.fetchQuery(pronunciationStatusQuery).catch(() => null);
  return status?.isInstalled ?? false;
}
