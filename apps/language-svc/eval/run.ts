import type { Figure } from './area.ts';
import { areas } from './areas.ts';

/**
 * `npm run eval` prints how good each area is as a table; `npm run eval -- readings --misses --rules` one area with what it gets wrong and what each
 * rule is worth. Ends with 1 when a figure is below what is wanted.
 */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const withMisses = process.argv.includes('--misses');
const withRules = process.argv.includes('--rules');

function line({ what, value, unit = '%', of, atLeast }: Figure): string {
  const goal = atLeast === undefined ? '' : `≥ ${atLeast}${isGood({ value, atLeast }) ? '' : '  MISSED'}`;
  return `  ${what.padEnd(56)} ${`${value.toFixed(1)}${unit}`.padStart(8)} ${`of ${of}`.padEnd(10)} ${goal}`.trimEnd();
}

function isGood({ value, atLeast }: Pick<Figure, 'value' | 'atLeast'>): boolean {
  return atLeast === undefined || value >= atLeast;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (const area of areas.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { figures, misses = [], notes = [] } = await area.judge();
  print(`\n${area.name}`);
  for (const figure of figures) print(line(figure));
  if (withRules) for (const note of notes) print(`  ${note}`);
  if (withMisses) for (const miss of misses) print(`  missed: ${miss}`);
  if (!figures.every(isGood)) process.exitCode = 1;
}
