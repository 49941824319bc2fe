import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { TestRunner } from 'vitest';

type TestFile = Parameters<TestRunner['onCollectStart']>[0];
type Suite = Parameters<TestRunner['onAfterRunSuite']>[0];

/** The unit of processor times in `/proc`: USER_HZ, which is 100 on every Linux architecture that Node supports. */
const MS_PER_TICK = 10;

declare module 'vitest' {
  interface TaskMeta {
    /** What a spec file cost this process and the ended processes that it started, in milliseconds of processor time. */
    processorMs?: number;
    /** What a spec file took on the clock, its modules included, in milliseconds. */
    wallMs?: number;
  }
}

/** Vitest's own runner, which also measures what each spec file costs, for `.results/timings.json`. */
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
    // The suite that is a file ends last.
    if (suite.file.id !== suite.id) return;
    suite.meta.processorMs = readProcessorMs() - this.startProcessorMs;
    suite.meta.wallMs = Math.round(performance.now() - this.startWallMs);
  }
}

/** The processor time of this worker, a process or a thread, and of the ended children of its process. Without `/proc` (macOS) only its own, because Node has no call for the rest. */
function readProcessorMs(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage();
  return Math.round((user + system) / 1000) + readEndedChildrenMs();
}

/** `cutime` and `cstime` of proc(5): the 16th and 17th field. The second one, the program's name, may contain spaces and parentheses. */
function readEndedChildrenMs(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}
