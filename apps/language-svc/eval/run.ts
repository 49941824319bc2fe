import { areas } from './areas.ts';
import type { Figure } from './area.ts';

/**
 * `npm run eval` prints how good each area is; `npm run eval -- readings --misses` one area with what it gets wrong. Ends
 * with 1 when a figure is below what is wanted.
 */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const withMisses = process.argv.includes('--misses');

const line = ({ what, value, unit = '%', of, atLeast }: Figure): string => {
  const goal = atLeast === undefined ? '' : `  wanted ${atLeast}${unit}${isGood({ value, atLeast }) ? '' : '  BELOW'}`;
  return `  ${`${value.toFixed(1)}${unit}`.padStart(9)}  ${what} (of ${of})${goal}`;
};

function isGood({ value, atLeast }: Pick<Figure, 'value' | 'atLeast'>): boolean {
  return atLeast === undefined || value >= atLeast;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (const area of areas.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { figures, misses = [], notes = [] } = await area.judge();
  print(`\n${area.name}`);
  for (const figure of figures) print(line(figure));
  for (const note of notes) print(`  ${note}`);
  if (withMisses) for (const miss of misses) print(`  missed: ${miss}`);
  if (!figures.every(isGood)) process.exitCode = 1;
}
