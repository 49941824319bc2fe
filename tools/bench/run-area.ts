import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area, Bench, Product, Result } from './area.ts';
import { startProduct } from './product.ts';

/**
 * Measures one area and removes what that made.
 * @param say prints a line
 * @returns whether everything that was promised holds
 */
export async function runArea(area: Area, say: (line: string) => void): Promise<boolean> {
  const folders: string[] = [];
  let product: Promise<Product> | undefined;
  let holds = true;

  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'memory-bench-'));
    folders.push(made);
    return made;
  };
  const bench: Bench = {
    folder,
    product: (settings = {}) => (product ??= folder().then((dataDir) => startProduct(dataDir, settings))),
    report(result) {
      holds &&= isKept(result);
      say(lineOf(result));
    },
    skip: (sentence) => say(`– ${sentence}`),
  };
  say(`\n# ${area.name}: ${area.about}`);
  try {
    await area.measure(bench);
  } finally {
    // A product that did not start has ended itself already.
    const started = await product?.catch(() => undefined);
    await started?.stop();
    await Promise.all(folders.map((made) => rm(made, { recursive: true, force: true })));
  }
  return holds;
}

const isKept = ({ value, atMost = Infinity, atLeast = -Infinity }: Result): boolean =>
  value <= atMost && value >= atLeast;

function lineOf(result: Result): string {
  const { what, value, unit, atMost, atLeast } = result;
  const promised = [atMost === undefined ? '' : `at most ${atMost}`, atLeast === undefined ? '' : `at least ${atLeast}`]
    .filter(Boolean)
    .join(', ');
  const figure = `${what}: ${Number(value.toPrecision(3))} ${unit}`.trim();
  return promised ? `${isKept(result) ? '✓' : '✗'} ${figure} (${promised})` : `  ${figure}`;
}
