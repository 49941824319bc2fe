import { parseArgs } from 'node:util';
import { reportFailure } from '@memory/launcher/cli/report-failure';
import { benchmarks } from './bench/benchmarks.ts';
import '@memory/launcher/cli/end-with-npm';
import { runBenchmark } from './bench/run-benchmark.ts';

/**
 * `npm run bench [-- <name> …]` runs all benchmarks, or the named ones, and compares the measurements with the promised limits. Most limits
 * are ratios, because other load on the machine distorts absolute figures. Exit codes: 0 all limits are kept, 1 a limit is exceeded, 2
 * unknown benchmark. `--quick`, `--entries <number>`, `--only <kind of request>` and `--profile <process>` are options of the benchmark `http`;
 * `--quick`, `--entries <number>`, `--only <scenario>`, `--people <number>`, `--minutes <number>`, `--url <installation for tests>`,
 * `--confirm-host <host>` and `--invitation-code <code>` are options of the benchmark `school`;
 * `--quick`, `--entries <number>` and `--only <list>` of the benchmark `scale`; `--quick`, `--model <folder>` and `--recording <file>` of the
 * benchmark `speech`.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    entries: { type: 'string' },
    profile: { type: 'string' },
    only: { type: 'string' },
    people: { type: 'string' },
    minutes: { type: 'string' },
    url: { type: 'string' },
    'confirm-host': { type: 'string' },
    'invitation-code': { type: 'string' },
    model: { type: 'string' },
    recording: { type: 'string' },
  },
});
const benchmarkOptions = {
  isQuick: options.quick,
  profile: options.profile,
  only: options.only,
  model: options.model,
  recording: options.recording,
  url: options.url?.replace(/\/$/, ''),
  confirmedHost: options['confirm-host'],
  invitationCode: options['invitation-code'],
  ...(options.entries === undefined ? {} : { entries: Number.parseInt(options.entries, 10) }),
  ...(options.people === undefined ? {} : { people: Number.parseInt(options.people, 10) }),
  ...(options.minutes === undefined ? {} : { minutes: Number(options.minutes) }),
};
const unknownNames = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknownNames.length > 0) {
  const list = benchmarks.map(({ name, description }) => `  ${name.padEnd(14)} ${description}\n`).join('');
  process.stderr.write(`✗ There is no benchmark ${unknownNames.join(', ')}. There are:\n${list}`);
  process.exitCode = 2;
} else {
  try {
    for (const benchmark of benchmarks.filter(({ name }) => names.length === 0 || names.includes(name)))
      if (!(await runBenchmark(benchmark, benchmarkOptions, print))) process.exitCode = 1;
  } catch (error) {
    reportFailure(error);
  }
}
