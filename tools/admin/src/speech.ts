import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { WriteStream } from 'node:tty';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { createProgressOutput } from '@memory/launcher/cli/progress';
import { abortOnSignals } from '@memory/launcher/cli/shutdown-signals';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { ensureSystemPackages } from '@memory/launcher/system/system-packages';
import { archiveAddress, formatAddress } from '@memory/speech-models/archive-address';
import { installModel, type ReportProgress, withSpeechLock } from '@memory/speech-models/install-model';
import { findDamagedFiles, readInstalledModel, removeInstalledModel } from '@memory/speech-models/installed-model';
import { installedBytes } from '@memory/speech-models/model-package';
import { findModelPackage, publishedModels } from '@memory/speech-models/published-models';
import { speechFolders } from '@memory/speech-models/speech-folders';
import type { AdminCommand, CommandContext } from './command.ts';
import { describeProvider } from './speech/describe-provider.ts';

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
  usage: '',
  positionalCount: { min: 0, max: 0 },
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
  positionalCount: { min: 0, max: 0 },
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

/** @throws UserFacingError unless the operator agrees */
async function confirm(question: string, { stdin, stdout }: Pick<CommandContext, 'stdin' | 'stdout'>): Promise<void> {
  if (!stdin.isTTY) throw new UserFacingError('Nobody can be asked here: say --yes.');
  const terminal = createInterface({ input: stdin, output: stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    const reply = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
    if (!/^y(es)?$/i.test(reply.trim())) throw new UserFacingError('Nothing was changed.');
  } finally {
    terminal.close();
  }
}

const labels = { download: 'downloaded', unpack: 'unpacked' } as const;
/** Where lines cannot be overwritten, one is printed for each tenth. */
const STEPS_IN_A_FILE = 10;
const STEPS_IN_A_TERMINAL = 1_000;

/** Creates a function that prints how far the download and the unpacking are: in one line of a terminal, else in at most ten lines each. */
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
