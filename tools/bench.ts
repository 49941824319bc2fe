import { areas } from './bench/areas.ts';
import { runArea } from './bench/run-area.ts';
import { fail } from './foreground.ts';

/**
 * `npm run bench [-- <area> …]`: measures what the product promises about speed and memory, all areas or those named.
 * Figures from a busy machine lie; so they are ratios where they can be. Exit code 1: a promise is not kept, 2: no such area.
 */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !areas.some((area) => area.name === name));
const list = areas.map(({ name, about }) => `  ${name.padEnd(12)} ${about}\n`).join('');
if (unknown.length > 0) {
  process.stderr.write(`✗ There is no area ${unknown.join(', ')}. There are:\n${list}`);
  process.exitCode = 2;
} else {
  try {
    for (const area of areas.filter(({ name }) => names.length === 0 || names.includes(name))) {
      if (!(await runArea(area, (line) => void process.stdout.write(`${line}\n`)))) process.exitCode = 1;
    }
  } catch (error) {
    fail(error);
  }
}
