import { join } from 'node:path';
import { forgetBuild } from './build.ts';
import { startChild } from './child.ts';
import { readConfig, root } from './config.ts';
import { untilAsked } from './foreground.ts';
import { freshLog } from './logs.ts';
import { freePort, isFree } from './ports.ts';
import { startStack } from './stack.ts';
import { Refusal } from './steps.ts';
import { isHealthy, Supervised } from './supervised.ts';
import { watchServices } from './watch-services.ts';

/**
 * `npm run dev`: the stack of `npm start`, with Vite's development server at the address people use (changes to the page
 * show at once) and a service built and started again when its source changes.
 */
await untilAsked(async (signal) => {
  const { port, dataDir } = readConfig();
  if (!(await isFree(port, '127.0.0.1')))
    throw new Refusal(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm run dev`,
    );
  const umask = process.umask();
  const stack = await startStack({ port: await freePort(join(dataDir, 'dev')), signal });
  // startStack sets a strict umask. Files that are built from now on must be readable by the services' system users.
  process.umask(umask);
  forgetBuild();
  const web = startVite(port, stack.url, freshLog(dataDir, 'web'));
  const watching = watchServices({ restart: stack.restart, say });
  const stop = async (): Promise<void> => {
    await Promise.all([watching.then((services) => services.close()), web.stop()]);
    await stack.stop();
  };
  try {
    await Promise.all([web.start(), watching]);
  } catch (error) {
    await stop();
    throw error;
  }
  say(`Memory is ready: http://localhost:${port} (the built page and the API: ${stack.url})`);
  return { ...stack, stop };
});

function startVite(port: number, gateway: string, logFile: string): Supervised {
  const vite = join(root, 'node_modules/.bin/vite');
  const program = {
    name: 'web',
    logFile,
    launch: () =>
      startChild({
        program: vite,
        args: ['--port', String(port), '--strictPort'],
        logFile,
        cwd: join(root, 'apps/web'),
        env: { ...process.env, GATEWAY_URL: gateway },
      }),
    answers: () => isHealthy(`http://localhost:${port}/`),
  };
  return new Supervised(program, say);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
