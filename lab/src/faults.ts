import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import '@memory/launcher/cli/end-with-npm';
import { reportFailure } from '@memory/launcher/cli/report-failure';
import { faults } from './faults/faults.ts';
import { GIVE_UP_MS, RECOVERY_LIMIT_MS } from './faults/recovery.ts';
import { formatResultTable, isHeld } from './faults/result.ts';
import { runFaults } from './faults/run-faults.ts';

/**
 * `npm run test:faults [-- <name> …]` starts the product, lets people use it, and injects every fault of `faults/faults.ts`, or the named faults.
 * After each fault, it checks that no acknowledged write is lost or stored twice. `--quick` injects the few faults that `npm test` runs, and does not
 * judge the recovery times. `--seed` repeats the actions of an earlier run. Exit codes: 0 the product survived every fault, 1 it did not survive a
 * fault, 2 unknown fault.
 */
const print = (text: string): void => void process.stdout.write(text);
const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
/** @returns the exit code */
async function main(): Promise<number> {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) {
    const list = faults.map(({ name, description }) => `  ${name.padEnd(24)} ${description}\n`).join('');
    process.stderr.write(`✗ There is no fault ${unknown.join(', ')}. There are:\n${list}`);
    return 2;
  }
  const seed = options.seed ?? String(randomInt(2 ** 31));
  const chosen = faults.filter(({ name, isQuick }) =>
    names.length > 0 ? names.includes(name) : !options.quick || isQuick,
  );
  print(`Seed ${seed}: ${chosen.length} faults\n`);
  // `npm test` also runs on slow and busy machines. Therefore only the complete run judges the recovery times.
  const recoveryLimitMs = options.quick ? GIVE_UP_MS : RECOVERY_LIMIT_MS;
  try {
    const results = await runFaults(chosen, { seed, print, recoveryLimitMs });
    const failed = results.filter((result) => !isHeld(result));
    print(`\n${formatResultTable(results)}`);
    print(`\n${results.length - failed.length} of ${results.length} held or skipped, seed ${seed}\n`);
    return failed.length > 0 ? 1 : 0;
  } catch (error) {
    reportFailure(error);
    return 1;
  }
}

process.exitCode = await main();
