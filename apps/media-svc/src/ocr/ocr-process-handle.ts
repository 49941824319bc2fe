import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PassingFailure } from '../jobs/failures.ts';
import type { PageAnswer, PageRequest } from './ocr-messages.ts';
import type { ReadLine } from './page-lines.ts';

/** Beside the built worker, or beside this folder when the source itself is run. */
const entry = import.meta.url.endsWith('.ts')
  ? new URL('../ocr-process.ts', import.meta.url)
  : new URL('./ocr-process.js', import.meta.url);

/** The engine's process as its user sees it. It reads one page at a time. */
export class OcrProcess {
  private readonly child: ChildProcess;
  private readonly gone: Promise<never>;

  constructor() {
    // It gets nothing of our environment: it needs no secret, and it opens files that strangers made.
    this.child = fork(fileURLToPath(entry), { env: {}, execArgv: ['--max-old-space-size=1024'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.gone = once(this.child, 'exit').then(([code, signal]) => {
      throw new PassingFailure('child_died', `the OCR process ended with ${signal ?? code}`);
    });
    // It may end while nobody waits for a page; whoever comes next is told.
    this.gone.catch(() => undefined);
  }

  /**
   * The lines of a picture.
   * @throws when it cannot be read, is given up or takes the process down; the process is then of no more use
   */
  async read(path: string, signal: AbortSignal): Promise<readonly ReadLine[]> {
    const request: PageRequest = { path };
    const answered = once(this.child, 'message', { signal });
    this.child.send(request);
    const [answer] = (await Promise.race([answered, this.gone])) as [PageAnswer];
    if ('error' in answer) throw new PassingFailure('unreadable', answer.error);
    return answer.lines;
  }

  /** Ends it at once, in the middle of a page too. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone.catch(() => undefined);
  }
}
