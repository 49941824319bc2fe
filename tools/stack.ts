import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { readConfig, type ToolsConfig } from './config.ts';
import { lockDataDir } from './file-lock.ts';
import { startInfrastructure } from './infrastructure.ts';
import { isFree } from './ports.ts';
import { endLeftovers, startProcesses } from './processes.ts';
import { readSecrets } from './secrets.ts';
import { createSteps, Refusal } from './steps.ts';
import { ensureSystemPackages, type ProgramName } from './system-packages.ts';
import { rootFallbackReason } from './system-user.ts';
import { watchOver } from './watchdog.ts';

export interface Stack {
  /** Where people find it. */
  url: string;
  /** Ends everything in good order: gateway, services, then the databases. */
  stop(): Promise<void>;
  /** Ends one process of the topology and starts it again, e.g. after it was built anew. */
  restart(name: string): Promise<void>;
}

export interface StackOptions {
  port?: number;
  dataDir?: string;
  /** Settings in place of the program's own environment. */
  env?: NodeJS.ProcessEnv;
  /** Say nothing; for programs that drive the stack. */
  quiet?: boolean;
  /** When aborted while the stack is being started, what was started so far is ended. */
  signal?: AbortSignal;
}

/** The folders of the start program itself; each process's own are made for its user. */
const ownFolders = { logs: 0o700, run: 0o700, cache: 0o711 };

/** What undoes one step of the start. */
export type Ending = () => void | Promise<void>;

/**
 * Starts the whole product as topology.ts describes it and resolves when it answers. `npm start`, `npm run dev` and the
 * browser tests all come through here. Throws a Refusal or ConfigError with a sentence for the person who started it, after
 * ending whatever was already running.
 */
export async function startStack({
  port,
  dataDir,
  env = process.env,
  quiet,
  signal,
}: StackOptions = {}): Promise<Stack> {
  const settings = { ...env, ...(port ? { PORT: String(port) } : {}), ...(dataDir ? { DATA_DIR: dataDir } : {}) };
  const config = readConfig(settings);
  const steps = createSteps(quiet, signal);
  await ensureSystemPackages(neededPrograms(config), steps);
  await ensureBuilt(steps, signal);

  const endings: Ending[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= endAll(endings));
  const stopOnAbort = (): void => void stop();
  signal?.addEventListener('abort', stopOnAbort);
  try {
    signal?.throwIfAborted();
    await prepareDataDir(config, endings);
    const fallbackReason = rootFallbackReason();
    if (fallbackReason)
      steps.say(`! Every process runs as root, because ${fallbackReason}. Start as an ordinary user instead.`);
    const secrets = readSecrets(config.dataDir);
    const infrastructure = await startInfrastructure({ config, secrets, steps, endings });
    signal?.throwIfAborted();
    const restart = await startProcesses({ config, secrets, infrastructure, env: settings, steps, endings });
    signal?.throwIfAborted();
    return { url: `http://localhost:${config.port}`, stop, restart };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stopOnAbort);
  }
}

function neededPrograms({ redisUrl, ffmpegPath }: ToolsConfig): ProgramName[] {
  return [...(redisUrl ? [] : ['redis' as const]), ...(ffmpegPath ? [] : ['ffmpeg' as const])];
}

async function prepareDataDir({ dataDir, host, port }: ToolsConfig, endings: Ending[]): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  // Passed through, not looked into: the processes may run as other users than root.
  chmodSync(dataDir, 0o711);
  // Photos, recordings and sessions are for the owner's eyes, not for every user of the machine.
  process.umask(0o077);
  for (const [folder, mode] of Object.entries(ownFolders)) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    chmodSync(join(dataDir, folder), mode);
  }
  endings.push(lockDataDir(dataDir));
  await endLeftovers(dataDir);
  if (!(await isFree(port, host))) {
    throw new Refusal(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    );
  }
  endings.push(watchOver(dataDir));
}

/** From the last to the first. One that fails does not keep the others from being tried. */
async function endAll(endings: Ending[]): Promise<void> {
  const failures: unknown[] = [];
  for (const end of endings.toReversed()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended');
}
