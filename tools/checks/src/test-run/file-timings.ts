/** The duration and the processor time of one test file. */
export interface FileTiming {
  /** The path of the file in the repository. */
  file: string;
  wallMs: number;
  /** The processor time of the test process and of the ended processes that it started; 0 for browser stories, whose work other processes do. */
  processorMs: number;
}

const SLOWEST_FILES = 10;

/** Formats the slowest files and the sum of each project as the last table of `npm test`: first the elapsed seconds, then the processor seconds. */
export function formatTimings(files: readonly FileTiming[]): string {
  const bySlowness = (a: FileTiming, b: FileTiming): number => b.wallMs - a.wallMs;
  const slowest = files.toSorted(bySlowness).slice(0, SLOWEST_FILES);
  return [
    `The ${slowest.length} slowest files (seconds, of which processor):`,
    ...slowest.map(formatRow),
    'Each project (sum of its files):',
    ...sumOfProjects(files).toSorted(bySlowness).map(formatRow),
    '',
  ].join('\n');
}

/** Returns the project of a file: `apps/media-svc` for `apps/media-svc/test/a.spec.ts`, `lab` for `lab/test/a.spec.ts`. */
const projectOf = (file: string): string => /^(?:apps|libs|tools)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;

function sumOfProjects(files: readonly FileTiming[]): FileTiming[] {
  const sums = new Map<string, FileTiming>();
  for (const { file, wallMs, processorMs } of files) {
    const project = projectOf(file);
    const { wallMs: wall, processorMs: processor } = sums.get(project) ?? { wallMs: 0, processorMs: 0 };
    sums.set(project, { file: project, wallMs: wall + wallMs, processorMs: processor + processorMs });
  }
  return [...sums.values()];
}

const formatRow = ({ file, wallMs, processorMs }: FileTiming): string =>
  `${seconds(wallMs)} ${processorMs === 0 ? '      –' : seconds(processorMs)}  ${file}`;

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(7);
