import { shutdownMaxSeconds } from '@memory/service-kit/shutdown-limits';
import { ensureBuilt } from '../build/ensure-built.ts';
import { createProgressOutput } from '../cli/progress.ts';
import { readConfig, type ToolsConfig } from '../config.ts';
import { rootFallbackReason } from '../system/resolve-process-user.ts';
import { ensureSystemPackages, type SystemProgramName } from '../system/system-packages.ts';
import { readHeapLimits } from '../topology.ts';
import { readBackupScheduleSettings, startBackupSchedule } from './backup-schedule.ts';
import { type Cleanup, runCleanups, type StopMode } from './cleanup.ts';
import { startDiskSpaceMonitor } from './disk-space-monitor.ts';
import { transcriptionOffNotice } from './installed-speech-model.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { readOrCreateInstallationSecrets } from './secrets.ts';
import { startPostgresAndRedis } from './start-servers.ts';
import { startServices } from './start-services.ts';

/** The running product, as `startStack` returns it. */
export interface RunningStack {
  /** The address of the web app. */
  url: string;
  /** Stops the gateway, then the services, then the databases. The default mode is `graceful`. */
  stop(mode?: StopMode): Promise<void>;
  /** Stops one process of topology.ts and starts it again, for example after a rebuild. */
  restart(processName: string): Promise<void>;
}

export interface StackOptions {
  port?: number;
  dataDir?: string;
  /** The environment variables of the start. Default: the environment of this program. */
  env?: NodeJS.ProcessEnv;
  /** Whether to suppress the progress output, for programs that start the stack as a part of their work. */
  quiet?: boolean;
  /** Aborting it cancels the start: processes that have already been started are stopped. */
  signal?: AbortSignal;
}

/**
 * Starts the whole product as topology.ts describes it, and resolves when every process is ready. `npm start`, `npm run dev` and
 * `npm run bench` call this; the browser tests run `npm start`.
 * @throws UserFacingError or ConfigError, after everything that was started has been stopped
 */
export async function startStack({
  port,
  dataDir,
  env = process.env,
  quiet,
  signal = new AbortController().signal,
}: StackOptions = {}): Promise<RunningStack> {
  const stackEnv = { ...env, ...(port ? { PORT: String(port) } : {}), ...(dataDir ? { DATA_DIR: dataDir } : {}) };
  const config = readConfig(stackEnv);
  const heapLimits = readHeapLimits(stackEnv);
  const backupSettings = readBackupScheduleSettings(stackEnv);
  const progress = createProgressOutput(quiet ? null : process.stdout, signal);
  await ensureSystemPackages(requiredSystemPrograms(config), progress);
  await ensureBuilt(progress, signal);

  const cleanups: Cleanup[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (mode: StopMode = 'graceful'): Promise<void> => (stopped ??= runCleanups(cleanups, mode));
  try {
    signal.throwIfAborted();
    await prepareDataDir(config, {
      stopTimeoutMs: shutdownMaxSeconds(stackEnv) * 1_000,
      cleanups,
      print: progress.print,
    });
    cleanups.push(
      startDiskSpaceMonitor({ dataDir: config.dataDir, reserveMb: config.diskReserveMb, print: progress.print }),
    );
    const fallbackReason = rootFallbackReason();
    if (fallbackReason)
      progress.print(`! Every process runs as root, because ${fallbackReason}. Start as an ordinary user instead.`);
    const secrets = readOrCreateInstallationSecrets(config.dataDir);
    const addresses = await startPostgresAndRedis({ config, secrets, progress, cleanups, signal });
    signal.throwIfAborted();
    const restart = await startServices({
      config,
      secrets,
      addresses,
      heapLimits,
      env: stackEnv,
      progress,
      cleanups,
      signal,
    });
    signal.throwIfAborted();
    if (backupSettings)
      cleanups.push(
        startBackupSchedule({
          settings: backupSettings,
          dataDir: config.dataDir,
          env: stackEnv,
          print: progress.print,
        }),
      );
    const notice = transcriptionOffNotice(config.dataDir, stackEnv);
    if (notice) progress.print(notice);
    return { url: `http://localhost:${config.port}`, stop, restart };
  } catch (error) {
    // At this point, no further process is being started, so no process is left behind.
    await stop('fast');
    throw error;
  }
}

function requiredSystemPrograms({ redisUrl, ffmpegPath }: ToolsConfig): SystemProgramName[] {
  return [...(redisUrl ? [] : ['redis' as const]), ...(ffmpegPath ? [] : ['ffmpeg' as const])];
}
