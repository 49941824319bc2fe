import type { TranscriptionState } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { InstallationAccess } from '../installation.ts';
import { requestService } from '../service-request.ts';

/**
 * Describes who transcribes recordings at present and why, and what to do so that the installed model does.
 * @param isInstalled whether a speech model is installed
 */
export async function describeProvider(
  findInstallation: () => InstallationAccess,
  { isInstalled }: { isInstalled: boolean },
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const state = await readTranscriptionState(findInstallation);
  const { switchOn, isInContainers } = howToSwitchOn(env);
  if (state === null) {
    const now = 'Who transcribes is not known here, because media-svc does not answer.';
    return isInstalled ? [now, switchOn] : [now];
  }
  const { provider, isChosen } = state;
  if (provider === 'local')
    return isInstalled
      ? [
          'Recordings are transcribed by it (TRANSCRIBE_PROVIDER=local, which npm start sets for an installed model). A model that was just replaced is used from the next recording on.',
        ]
      : [
          `! Recordings are to be transcribed by a speech model, but none is installed: they are kept without text. ${isInContainers ? 'Take TRANSCRIBE_PROVIDER=local out of .env, or install one' : 'Start again, or install one'}.`,
        ];
  if (provider === 'openai')
    return [
      `Recordings are transcribed by the server of OPENAI_BASE_URL (or OpenAI), because ${isChosen ? 'TRANSCRIBE_PROVIDER=openai is set, or a key or an address' : 'a key or an address is set'}. TRANSCRIBE_PROVIDER=local overrides that.`,
    ];
  if (isChosen) return ['Recordings are not transcribed, because TRANSCRIBE_PROVIDER=off is set.'];
  return isInstalled
    ? [`Recordings are not transcribed yet. ${switchOn}`]
    : [
        'Recordings are not transcribed, because nobody is set who does: speech:install, or docs/operations/transcription.md',
      ];
}

/** Returns what the running installation says; null when none runs or media-svc does not respond. */
async function readTranscriptionState(findInstallation: () => InstallationAccess): Promise<TranscriptionState | null> {
  try {
    const response = await requestService(findInstallation(), 'media-svc', '/internal/transcription');
    return (await response.json()) as TranscriptionState;
  } catch (error) {
    if (error instanceof UserFacingError) return null;
    throw error;
  }
}

/** Containers have the settings in `.env`; `npm start` sees the model by itself when it starts. */
function howToSwitchOn(env: NodeJS.ProcessEnv): { switchOn: string; isInContainers: boolean } {
  const isInContainers = Boolean(env.SIGNING_KEY);
  return {
    isInContainers,
    switchOn: isInContainers
      ? 'To use the model, set TRANSCRIBE_PROVIDER=local in .env, and start media-svc and media-worker again: docker compose up -d'
      : 'The next npm start uses the model by itself, unless TRANSCRIBE_PROVIDER, OPENAI_API_KEY or OPENAI_BASE_URL is set; TRANSCRIBE_PROVIDER=local is stronger than the other two.',
  };
}
