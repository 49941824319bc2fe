import { existsSync } from 'node:fs';
import type { WriteStream } from 'node:tty';
import type { TranscriptionState } from '@memory/contracts';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { createProgressOutput } from '@memory/launcher/cli/progress';
import { abortOnSignals } from '@memory/launcher/cli/shutdown-signals';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { ensureSystemPackages } from '@memory/launcher/system/system-packages';
import { archiveAddress, formatAddress } from '@memory/speech-models/archive-address';
import { installModel, type ReportProgress, withSpeechLock } from '@memory/speech-models/install-model';
import {
  findDamagedFiles,
  readInstalledModel,
  removeInstalledModel,
  speechFolders,
} from '@memory/speech-models/installed-model';
import { installedBytes } from '@memory/speech-models/model-package';
import { findModelPackage, publishedModels } from '@memory/speech-models/published-models';
import { type AdminCommand, confirm } from './command.ts';
import type { InstallationAccess } from './installation.ts';
import { requestJson } from './service-request.ts';

const modelNames = publishedModels.map(({ id }) => id).join(' | ');

export const installSpeechAdminCommand: AdminCommand = {
  summary: 'Downloads a speech model, which transcribes recordings on this machine',
  usage: `[${modelNames} | description.json] [--yes]    --yes does not ask first`,
  options: { yes: { type: 'boolean' } },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [name = publishedModels[0].id], options }, { env, findInstallation, print, stdin, stdout }) {
    const model = await findModelPackage(name);
    const { dataDir, diskReserveMb: reserveMb, speechModelUrl } = readConfig(env);
    const folders = speechFolders(dataDir);
    const address = archiveAddress(model.source, speechModelUrl);
    print(`${model.id}: ${model.title}`);
    print(`  download  ${formatByteSize(model.archive.bytes)}, ${formatByteSize(installedBytes(model))} on the disk`);
    print(`  licence   ${model.licence}`);
    print(`  source    ${formatAddress(address)}`);
    if (options.yes !== true) await confirm(`Install it in ${folders.model}?`, { stdin, stdout });
    await ensureSystemPackages(['bzip2'], createProgressOutput(stdout));
    const interruption = abortOnSignals();
    try {
      const reportProgress = createProgressReport(stdout);
      await installModel(model, {
        folders,
        address,
        reserveMb,
        reportProgress,
        print,
        signal: interruption.signal,
      });
    } catch (error) {
      if (!interruption.signal.aborted) throw error;
      throw new UserFacingError(
        'Interrupted. What was downloaded is kept: the same command goes on with it, and speech:remove deletes it.',
        { cause: error },
      );
    } finally {
      interruption.end();
    }
    print(`✓ ${model.id} is installed in ${folders.model}`);
    for (const line of await describeProvider(findInstallation, { isInstalled: true }, env)) print(line);
  },
};

export const showSpeechAdminCommand: AdminCommand = {
  summary:
    'Shows the installed speech model, whether its files are complete, and which provider transcribes recordings',
  async run(_, { env, findInstallation, print }) {
    const folders = speechFolders(readConfig(env).dataDir);
    const installed = await readInstalledModel(folders);
    if (installed) {
      const bytes = Object.values(installed.files).reduce((sum, file) => sum + file.bytes, 0);
      print(`${installed.id ?? 'a model without a name'}: ${installed.title ?? installed.kind}`);
      print(`  size      ${formatByteSize(bytes)}, in ${folders.model}`);
      print(`  licence   ${installed.licence ?? 'not known'}`);
      if (installed.source) print(`  source    ${installed.source}`);
    } else print('No speech model is installed.');
    for (const line of await describeProvider(findInstallation, { isInstalled: installed !== null }, env)) print(line);
    if (!installed) return;
    const problems = await findDamagedFiles(folders, installed);
    if (problems.length > 0)
      throw new UserFacingError(`The model is damaged: ${problems.join('; ')}. Install it again with speech:install.`);
    const isKnown = Object.values(installed.files).every(({ sha256 }) => sha256 !== undefined);
    print(
      isKnown
        ? '✓ Its files are whole, by size and SHA-256'
        : '✓ Its files have the right sizes; model.json has no SHA-256 of them',
    );
  },
};

export const removeSpeechAdminCommand: AdminCommand = {
  summary: 'Removes the installed speech model, and a download that was interrupted',
  usage: '[--yes]    --yes does not ask first',
  options: { yes: { type: 'boolean' } },
  async run({ options }, { env, findInstallation, print, stdin, stdout }) {
    const folders = speechFolders(readConfig(env).dataDir);
    const installed = await readInstalledModel(folders);
    if (existsSync(folders.model) && options.yes !== true)
      await confirm(`Remove ${installed?.id ?? 'the speech model'}? New recordings are then kept without text.`, {
        stdin,
        stdout,
      });
    await withSpeechLock(folders, () => removeInstalledModel(folders));
    if (!installed) return print('No speech model was installed. What was left of an installation is removed.');
    print(`✓ ${installed.id ?? 'The speech model'} is removed`);
    for (const line of await describeProvider(findInstallation, { isInstalled: false }, env)) print(line);
  },
};

const labels = { download: 'downloaded', unpack: 'unpacked' } as const;
/** The number of progress steps. When the output is not a terminal, lines cannot be overwritten, so one line is printed for each tenth. */
const STEPS_IN_A_FILE = 10;
const STEPS_IN_A_TERMINAL = 1_000;

/**
 * Creates a function that prints the progress of download and unpacking. In a terminal, it overwrites one line. In a file, it prints at most ten
 * lines for the download and ten for the unpacking.
 */
function createProgressReport(output: Pick<WriteStream, 'write'> & { isTTY?: boolean }): ReportProgress {
  const steps = output.isTTY ? STEPS_IN_A_TERMINAL : STEPS_IN_A_FILE;
  let printed = '';
  return (step, done, total) => {
    const share = Math.floor((Math.min(done, total) * steps) / total);
    const key = `${step} ${share}`;
    if (key === printed || share === 0) return;
    printed = key;
    const line = `… ${formatByteSize(done)} of ${formatByteSize(total)} ${labels[step]}`;
    if (output.isTTY) output.write(`\r${line}\u001B[K${done >= total ? '\n' : ''}`);
    else output.write(`${line}\n`);
  };
}

/**
 * Describes who currently transcribes recordings and why, and what to do so that the installed model transcribes them.
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

/** Returns the transcription state of the running installation; null when no installation runs or media-svc does not respond. */
async function readTranscriptionState(findInstallation: () => InstallationAccess): Promise<TranscriptionState | null> {
  try {
    return await requestJson<TranscriptionState>(findInstallation(), 'media-svc', '/internal/transcription');
  } catch (error) {
    if (error instanceof UserFacingError) return null;
    throw error;
  }
}

/** Returns how to switch to the installed model. Containers read the settings in `.env`; `npm start` detects the model when it starts. */
function howToSwitchOn(env: NodeJS.ProcessEnv): { switchOn: string; isInContainers: boolean } {
  const isInContainers = Boolean(env.SIGNING_KEY);
  return {
    isInContainers,
    switchOn: isInContainers
      ? 'To use the model, set TRANSCRIBE_PROVIDER=local in .env, and start media-svc and media-worker again: docker compose up -d'
      : 'The next npm start uses the model by itself, unless TRANSCRIBE_PROVIDER, OPENAI_API_KEY or OPENAI_BASE_URL is set; TRANSCRIBE_PROVIDER=local is stronger than the other two.',
  };
}
