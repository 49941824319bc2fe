import pLimit from 'p-limit';
import { LimitExceeded } from '../process-limits/limit-exceeded.ts';
import { HelperDied, HelperProcess, type HelperProgram } from './helper-process.ts';

interface PoolOptions {
  readonly program: HelperProgram;
  /** The most processes at one time; who comes when all are busy waits. */
  readonly processes: number;
  /** A process that has answered so often is replaced: libraries' memory grows with what they have seen. */
  readonly answersEach: number;
  /** A process that has had nothing to do for so long gives its memory back. */
  readonly idleMs: number;
}

interface Helper<Question extends object, Answer> {
  readonly process: HelperProcess<Question, Answer>;
  answers: number;
  idle?: NodeJS.Timeout;
}

/** Helper processes of one program: started as they are needed, kept warm for a while, never more than allowed. */
export class HelperPool<Question extends object, Answer> {
  private readonly all = new Set<Helper<Question, Answer>>();
  private readonly resting: Helper<Question, Answer>[] = [];
  private readonly places: ReturnType<typeof pLimit>;
  private readonly options: PoolOptions;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.places = pLimit(options.processes);
  }

  /** @param limit is asked for once a process has taken the question, so that waiting does not count. @throws as HelperProcess.ask does, of a fresh process */
  ask(question: Question, limit: () => AbortSignal): Promise<Answer> {
    return this.places(async () => {
      const rested = this.resting.pop();
      try {
        return await this.answerOf(rested ?? this.start(), question, limit());
      } catch (error) {
        if (this.closed || !shouldRetryWithFreshHelper(error, rested !== undefined)) throw error;
        return this.answerOf(this.start(), question, limit());
      }
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.all].map((helper) => this.end(helper)));
  }

  private async answerOf(helper: Helper<Question, Answer>, question: Question, limit: AbortSignal): Promise<Answer> {
    clearTimeout(helper.idle);
    try {
      const answer = await helper.process.ask(question, limit);
      helper.answers += 1;
      if (helper.answers < this.options.answersEach) this.rest(helper);
      else await this.end(helper);
      return answer;
    } catch (error) {
      await this.end(helper);
      throw error;
    }
  }

  private start(): Helper<Question, Answer> {
    const helper = { process: new HelperProcess<Question, Answer>(this.options.program), answers: 0 };
    this.all.add(helper);
    return helper;
  }

  private rest(helper: Helper<Question, Answer>): void {
    helper.idle = setTimeout(() => void this.end(helper), this.options.idleMs);
    this.resting.push(helper);
  }

  private async end(helper: Helper<Question, Answer>): Promise<void> {
    clearTimeout(helper.idle);
    this.all.delete(helper);
    const place = this.resting.indexOf(helper);
    if (place >= 0) this.resting.splice(place, 1);
    await helper.process.end();
  }
}

/**
 * Whether a failure may not be the question's fault: the helper was killed from outside, or it had answered before, so that it may have died while it was
 * idle, or exceeded a limit because of the memory and processor time that earlier questions took.
 */
function shouldRetryWithFreshHelper(error: unknown, answeredBefore: boolean): boolean {
  if (error instanceof HelperDied) return answeredBefore || error.killed;
  return answeredBefore && error instanceof LimitExceeded;
}
