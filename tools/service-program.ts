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
import { appOf, builtFile, environmentOf, gateway, portOf, type Process, type System, systemUserOf } from './topology.ts';

interface Prepared {
  program: Program;
  /** What it gets beyond the rights of its user. */
  capabilities: Capability[];
}

/** Makes a process of the topology ready to be launched as its system user, with the folders it keeps files in. */
export function prepareProgram(process: Process, system: System, env: NodeJS.ProcessEnv): Prepared {
  const user = systemUser(systemUserOf(process));
  const folders = (process.folders ?? []).map((name) => join(system.dataDir, name));
  // Compiled code is kept between starts: that is half of a service's starting time. It is run as it is found, so each
  // app has a folder that no other may write to.
  const cache = join(system.dataDir, 'cache', basename(appOf(process.entry)));
  for (const folder of [...folders, cache]) user.ownFolder(folder);
  const port = portOf(process.name, system);
  const capabilities = user.capabilitiesFor({ reads: [...filesReadBy(process, env), ...folders, cache], port });
  const [program, args] = user.command(globalThis.process.execPath, [builtFile(process.entry)], capabilities);

  const logFile = freshLog(system.dataDir, process.name);
  const host = process.name === gateway && !['0.0.0.0', '::'].includes(system.host) ? system.host : '127.0.0.1';
  // The gateway's own health says nothing of the services behind it; what it tells people does.
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
          env: { ...withoutSecrets(env, process.secretSettings), ...user.env, ...environmentOf(process, system), NODE_COMPILE_CACHE: cache },
          pidFile: pidFile(system.dataDir, process.name),
        }),
    },
  };
}

/** One file of everything a process reads from the clone and of what its settings name. */
function filesReadBy({ entry, usesFfmpeg, name }: Process, env: NodeJS.ProcessEnv): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(dirname(builtFile(entry)), 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
  const packages = Object.keys(dependencies).map((dependency) => join(root, 'node_modules', dependency, 'package.json'));
  const page = name === gateway ? [join(root, 'dist/apps/web/index.html')] : [];
  const settings = [env.NODE_EXTRA_CA_CERTS, usesFfmpeg ? env.FFMPEG_PATH : undefined].flatMap((path) => path || []);
  return [globalThis.process.execPath, builtFile(entry), ...packages, ...page, ...settings];
}
