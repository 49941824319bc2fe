import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './config.ts';
import type { Results } from './jest-results.ts';

export type { Results };

export const resultsFolder = join(root, '.results');

export function add(a: Results, b: Results): Results {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/**
 * Sums what the projects' jest runs wrote to .results. A task that failed without a failed test (types; a jest that did
 * not get as far as its tests) counts as one failure.
 * @param nxOutput what `nx run-many` said: it ends with the list of failed tasks
 */
export function readProjectResults(nxOutput: string, ok: boolean): Results {
  const counted = new Map(
    globSync('@memory/*.json', { cwd: resultsFolder }).map((file) => [file.replace(/\.json$/, ''), readCounts(file)]),
  );
  const explained = (task: string): boolean =>
    task.endsWith(':test') && (counted.get(task.slice(0, -':test'.length))?.failed ?? 0) > 0;
  const unexplained = failedTasks(nxOutput).filter((task) => !explained(task));
  const total = [...counted.values(), { passed: 0, failed: unexplained.length, skipped: 0 }].reduce(add);
  // Nx itself did not get to its tasks.
  return total.failed === 0 && !ok ? { ...total, failed: 1 } : total;
}

function readCounts(file: string): Results {
  return JSON.parse(readFileSync(join(resultsFolder, file), 'utf8')) as Results;
}

function failedTasks(nxOutput: string): string[] {
  const [, list = ''] = stripVTControlCharacters(nxOutput).split('Failed tasks:');
  return [...list.matchAll(/^\s*- (\S+:\S+)$/gm)].map(([, task]) => task!);
}

/** What Playwright wrote; when it could not write anything, one failure. */
export function readStoryResults(ok: boolean): Results {
  const file = join(resultsFolder, 'e2e.json');
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  };
  const failed = stats.unexpected > 0 || ok ? stats.unexpected : 1;
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}
