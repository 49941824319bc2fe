import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../../product/product.ts';
import type { BenchmarkContext } from '../benchmark.ts';

/** The address on which Node's inspector listens after SIGUSR1. */
const INSPECTOR_URL = 'http://127.0.0.1:9229/json/list';
const INSPECTOR_START_MS = 1_000;
const LISTED_FUNCTIONS = 15;

interface Profile {
  readonly nodes: readonly { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  readonly samples: readonly number[];
}

interface InspectorResponse {
  readonly id: number;
  readonly result?: { readonly profile?: Profile };
}

/**
 * Records a CPU profile of the process named by `--profile` while `work` runs. Writes the profile to a file for Chrome's developer tools, and prints
 * the functions that used most of the CPU time themselves. Does nothing without the option.
 */
export async function recordProfile(
  { print, options: { profile: processName } }: BenchmarkContext,
  product: Product,
  workName: string,
  work: () => Promise<unknown>,
): Promise<void> {
  if (processName === undefined) return;
  const file = join(tmpdir(), `${processName}-${workName.replaceAll(/\W+/g, '-')}.cpuprofile`);
  const lines = await profileProcess(product.processId(processName), file, work);
  print(`    where ${processName} spends its CPU time (${file}):\n${lines.map((line) => `      ${line}`).join('\n')}`);
}

async function profileProcess(pid: number, file: string, work: () => Promise<unknown>): Promise<string[]> {
  process.kill(pid, 'SIGUSR1');
  await delay(INSPECTOR_START_MS);
  const [target] = (await (await fetch(INSPECTOR_URL)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await once(socket, 'open');
  let lastId = 0;
  const call = async (method: string): Promise<InspectorResponse> => {
    const id = (lastId += 1);
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [message] = (await once(socket, 'message')) as [MessageEvent<string>];
      const response = JSON.parse(message.data) as InspectorResponse;
      if (response.id === id) return response;
    }
  };
  await call('Profiler.enable');
  await call('Profiler.start');
  await work();
  const { result } = await call('Profiler.stop');
  socket.close();
  await writeFile(file, JSON.stringify(result?.profile));
  return listTopFunctions(result!.profile!);
}

function listTopFunctions({ nodes, samples }: Profile): string[] {
  const names = new Map(
    nodes.map(({ id, callFrame }) => {
      const source = callFrame.url.slice(callFrame.url.lastIndexOf('/') + 1);
      return [id, `${callFrame.functionName || '(anonymous)'} ${source}:${callFrame.lineNumber + 1}`];
    }),
  );
  const busy = samples.filter((id) => !names.get(id)?.startsWith('(idle)'));
  const counts = new Map<string, number>();
  for (const id of busy) counts.set(names.get(id)!, (counts.get(names.get(id)!) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LISTED_FUNCTIONS)
    .map(([name, count]) => `${((count / busy.length) * 100).toFixed(1).padStart(5)} % ${name}`);
}
