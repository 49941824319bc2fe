import { join } from 'node:path';
import { invalidateBuild } from './build/ensure-built.ts';
import { rebuildServicesOnChange } from './build/rebuild-services-on-change.ts';
import './cli/end-with-npm.ts';
import { runStackInForeground } from './cli/run-stack-in-foreground.ts';
import { UserFacingError } from './cli/user-facing-error.ts';
import { readConfig, repositoryRoot } from './config.ts';
import { startBackgroundProcess } from './process/background-process.ts';
import { findFreePort, isPortFree } from './process/free-port.ts';
import { respondsOk } from './process/liveness.ts';
import { rotateLogFile } from './process/log-file.ts';
import { SupervisedProcess } from './process/supervised-process.ts';
import type { StopMode } from './stack/cleanup.ts';
import { startStack } from './stack/start-stack.ts';

/**
 * `npm run dev` starts the stack like `npm start`, with two differences: Vite's development server listens on PORT and applies changes of the web app
 * at once, and a service is rebuilt and restarted when its source changes.
 */
await runStackInForeground(async (signal) => {
  const { port, dataDir } = readConfig();
  if (!(await isPortFree(port, '127.0.0.1')))
    throw new UserFacingError(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm run dev`,
    );
  const umask = process.umask();
  const stack = await startStack({ port: await findFreePort(join(dataDir, 'dev')), signal });
  // startStack sets a strict umask. The umask is reset here, because the services' system users must be able to read the files that are built from
  // now on.
  process.umask(umask);
  invalidateBuild();
  const vite = superviseVite(port, stack.url, rotateLogFile(dataDir, 'web'));
  const watcher = rebuildServicesOnChange({ restart: stack.restart, print });
  const stop = async (mode?: StopMode): Promise<void> => {
    await Promise.all([watcher.then((started) => started.close()), vite.stop()]);
    await stack.stop(mode);
  };
  try {
    await Promise.all([vite.start(), watcher]);
  } catch (error) {
    await stop();
    throw error;
  }
  print(`Memory is ready: http://localhost:${port} (the built page and the API: ${stack.url})`);
  return { ...stack, stop };
});

function superviseVite(port: number, gatewayUrl: string, logFile: string): SupervisedProcess {
  const definition = {
    name: 'web',
    logFile,
    start: () =>
      startBackgroundProcess({
        program: join(repositoryRoot, 'node_modules/.bin/vite'),
        args: ['--port', String(port), '--strictPort'],
        logFile,
        cwd: join(repositoryRoot, 'apps/web'),
        env: { ...process.env, GATEWAY_URL: gatewayUrl },
      }),
    isReady: () => respondsOk(`http://localhost:${port}/`),
  };
  return new SupervisedProcess(definition, print);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
