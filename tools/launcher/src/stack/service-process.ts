import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { secretsReadBy } from '@memory/service-kit/settings';
import { shutdownMaxSeconds } from '@memory/service-kit/shutdown-limits';
import { repositoryRoot } from '../config.ts';
import { startBackgroundProcess } from '../process/background-process.ts';
import { environmentWithoutSecrets } from '../process/environment-without-secrets.ts';
import { respondsOk } from '../process/liveness.ts';
import { rotateLogFile } from '../process/log-file.ts';
import { pidFilePath } from '../process/pid-file.ts';
import type { ProcessDefinition } from '../process/supervised-process.ts';
import { type LinuxCapability, resolveProcessUser } from '../system/resolve-process-user.ts';
import {
  appFolderOfEntryFile,
  builtEntryPath,
  GATEWAY_PROCESS_NAME,
  heapOptions,
  type ProcessEnvironmentContext,
  systemUserName,
  type TopologyProcess,
} from '../topology.ts';
import { processEnvironment, processPort, serviceName } from './process-environment.ts';

const { execPath: nodeProgram } = process;

/**
 * Settings of the C library (mallopt(3)) that make it return free memory to the operating system. By default, the library keeps separate free memory
 * for each of Node's threads, and keeps large blocks once some have been freed: 10 to 50 MB in each process.
 */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

interface PreparedServiceProcess {
  definition: ProcessDefinition;
  /** The Linux capabilities that the process needs in addition to the rights of its system user. */
  capabilities: LinuxCapability[];
}

/**
 * Creates the folders of a process of topology.ts, and defines how the process is started as its system user.
 * @param settings the environment of the start program, and the heap limit of the process in MB
 */
export function prepareServiceProcess(
  process: TopologyProcess,
  context: ProcessEnvironmentContext,
  { env, heapMb }: { env: NodeJS.ProcessEnv; heapMb: number },
): PreparedServiceProcess {
  const { name, entry } = process;
  const { dataDir } = context;
  const user = resolveProcessUser(systemUserName(process));
  const folders = (process.folders ?? []).map((folder) => join(dataDir, folder));
  // Node's compile cache halves the start time of a service. Each app has its own cache folder, to which no other app may write, because Node
  // executes cached code without checking it.
  const cacheFolder = join(dataDir, 'cache', basename(appFolderOfEntryFile(entry)));
  for (const folder of [...folders, cacheFolder]) user.ensurePrivateFolder(folder);
  const capabilities = user.requiredCapabilities({
    readablePaths: [...requiredFiles(process, env), ...folders, cacheFolder],
    port: processPort(name, context),
  });
  const [program, args] = user.commandAsUser(nodeProgram, [builtEntryPath(entry)], capabilities);
  const logFile = rotateLogFile(dataDir, name);
  let starts = 0;
  return {
    capabilities,
    definition: {
      name,
      logFile,
      // On a busy machine, a restarted service is then ready a third sooner (docs/reliability.md).
      yieldsWhenReady: true,
      stopTimeoutMs: shutdownMaxSeconds(env) * 1_000,
      interruptSignal: 'SIGINT',
      isReady: () => respondsOk(healthUrl(process, context)),
      isAlive: (signal) => respondsOk(`http://127.0.0.1:${context.metricsPorts.get(name)}/live`, signal),
      start: () =>
        startBackgroundProcess({
          program,
          args,
          logFile,
          cwd: repositoryRoot,
          env: {
            ...environmentWithoutSecrets(env, secretsReadBy(serviceName(process))),
            ...user.env,
            ...processEnvironment(process, context),
            RESTART_COUNT: String(starts++),
            NODE_COMPILE_CACHE: cacheFolder,
            NODE_OPTIONS: [heapOptions(heapMb), env.NODE_OPTIONS].filter(Boolean).join(' '),
            ...MALLOC_SETTINGS,
          },
          pidFile: pidFilePath(dataDir, name),
        }),
    },
  };
}

function healthUrl({ name }: TopologyProcess, context: ProcessEnvironmentContext): string {
  const isGateway = name === GATEWAY_PROCESS_NAME;
  const host = isGateway && !['0.0.0.0', '::'].includes(context.host) ? context.host : '127.0.0.1';
  // The health check of the gateway is /api/health, because its own /health does not cover the services behind it.
  return `http://${host}:${processPort(name, context)}${isGateway ? '/api/health' : '/health'}`;
}

/**
 * Returns files that the process must be able to read: one file of each package and folder of the clone as a sample, and the files that the settings
 * of the process name.
 */
function requiredFiles({ entry, usesFfmpeg, name }: TopologyProcess, env: NodeJS.ProcessEnv): string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(dirname(builtEntryPath(entry)), 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  const packages = Object.keys(dependencies).map((dependency) =>
    join(repositoryRoot, 'node_modules', dependency, 'package.json'),
  );
  const webApp = name === GATEWAY_PROCESS_NAME ? [join(repositoryRoot, 'dist/apps/web/index.html')] : [];
  const fromSettings = [env.NODE_EXTRA_CA_CERTS, usesFfmpeg ? env.FFMPEG_PATH : undefined].flatMap(
    (path) => path || [],
  );
  return [nodeProgram, builtEntryPath(entry), ...packages, ...webApp, ...fromSettings];
}
