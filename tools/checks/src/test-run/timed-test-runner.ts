import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { TestRunner } from 'vitest';

type TestFile = Parameters<TestRunner['onCollectStart']>[0];
type Suite = Parameters<TestRunner['onAfterRunSuite']>[0];

/** The unit of processor times in `/proc`: USER_HZ, which is 100 on every Linux architecture that Node supports. */
const MS_PER_TICK = 10;

declare module 'vitest' {
  interface TaskMeta {
    /** The processor time of a spec file in this process and in the ended processes that it started, in milliseconds. */
    processorMs?: number;
    /** The elapsed time of a spec file, including loading its modules, in milliseconds. */
    wallMs?: number;
  }
}

/** Vitest's own runner, extended to measure the time of each spec file for `.results/timings.json`. */
export default class TimedTestRunner extends TestRunner {
  private startProcessorMs = 0;
  private startWallMs = 0;

  override onCollectStart(file: TestFile): void {
    this.startProcessorMs = readProcessorMs();
    this.startWallMs = performance.now();
    super.onCollectStart(file);
  }

  override async onAfterRunSuite(suite: Suite): Promise<void> {
    await super.onAfterRunSuite(suite);
    // The suite that stands for the whole file ends last.
    if (suite.file.id !== suite.id) return;
    suite.meta.processorMs = readProcessorMs() - this.startProcessorMs;
    suite.meta.wallMs = Math.round(performance.now() - this.startWallMs);
  }
}

/**
 * Returns the processor time of this worker (a process or a thread) and of the ended children of its process. Without `/proc` (macOS), only the
 * worker's own time, because Node has no call for the time of children.
 */
function readProcessorMs(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage();
  return Math.round((user + system) / 1000) + readEndedChildrenMs();
}

/** Reads `cutime` and `cstime` of proc(5): the fields 16 and 17. Field 2, the program's name, may contain spaces and parentheses. */
function readEndedChildrenMs(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}
