import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Capability } from './capabilities.ts';
import { startChild } from './child.ts';
import { root } from './config.ts';
import { withoutSecrets } from './inherited-environment.ts';
import { freshLog } from './logs.ts';
import { pidFile } from './pid-file.ts';
import { isHealthy, type Program } from './supervised.ts';
import { systemUser } from './system-user.ts';
import {
  appOf,
  builtFile,
  environmentOf,
  gateway,
  portOf,
  type Process,
  type System,
  systemUserOf,
} from './topology.ts';

interface PreparedProgram {
  program: Program;
  /** The capabilities that it gets in addition to the rights of its user. */
  capabilities: Capability[];
}

/** Prepares a process of the topology to be launched as its system user, and creates the folders that it writes to. */
export function prepareProgram(process: Process, system: System, env: NodeJS.ProcessEnv): PreparedProgram {
  const user = systemUser(systemUserOf(process));
  const folders = (process.folders ?? []).map((name) => join(system.dataDir, name));
  // Node's compile cache halves a service's starting time. Node executes cached code without a check, so each app has a
  // cache folder that no other app may write to.
  const cache = join(system.dataDir, 'cache', basename(appOf(process.entry)));
  for (const folder of [...folders, cache]) user.ensurePrivateFolder(folder);
  const port = portOf(process.name, system);
  const capabilities = user.capabilitiesFor({ reads: [...filesReadBy(process, env), ...folders, cache], port });
  const [program, args] = user.command(globalThis.process.execPath, [builtFile(process.entry)], capabilities);

  const logFile = freshLog(system.dataDir, process.name);
  const host = process.name === gateway && !['0.0.0.0', '::'].includes(system.host) ? system.host : '127.0.0.1';
  // The gateway's /health covers only the gateway; /api/health also covers the services behind it.
  const health = `http://${host}:${port}${process.name === gateway ? '/api/health' : '/health'}`;
  return {
    capabilities,
    program: {
      name: process.name,
      logFile,
      answers: () => isHealthy(health),
      launch: () =>
        startChild({
          program,
          args,
          logFile,
          cwd: root,
          env: {
            ...withoutSecrets(env, process.secretSettings),
            ...user.env,
            ...environmentOf(process, system),
            NODE_COMPILE_CACHE: cache,
          },
          pidFile: pidFile(system.dataDir, process.name),
        }),
    },
  };
}

/** One file of each package and folder that a process reads from the clone, and the files that its settings name. */
function filesReadBy({ entry, usesFfmpeg, name }: Process, env: NodeJS.ProcessEnv): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(dirname(builtFile(entry)), 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const packages = Object.keys(dependencies).map((dependency) =>
    join(root, 'node_modules', dependency, 'package.json'),
  );
  const page = name === gateway ? [join(root, 'dist/apps/web/index.html')] : [];
  const settings = [env.NODE_EXTRA_CA_CERTS, usesFfmpeg ? env.FFMPEG_PATH : undefined].flatMap((path) => path || []);
  return [globalThis.process.execPath, builtFile(entry), ...packages, ...page, ...settings];
}
