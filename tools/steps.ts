/** Where progress is shown: the terminal, or nowhere when another program drives the stack. */
export interface Steps {
  /** Runs `work` and shows one line with the time it took. `done` may say it better once the result is known. */
  run<T>(label: string, work: () => Promise<T>, done?: (result: T) => string): Promise<T>;
  say(line: string): void;
}

/** Seconds since `started` (a performance.now() mark) as people read them: `0.9 s`. */
export function since(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** @param signal once aborted, what fails is not worth a line: it was ended on purpose */
export function createSteps(quiet = false, signal?: AbortSignal): Steps {
  const say = (line: string): void => {
    if (!quiet) process.stdout.write(`${line}\n`);
  };
  return {
    say,
    async run(label, work, done = () => label) {
      const started = performance.now();
      // A step that takes long is announced, so that a first start never looks stuck.
      const announce = setTimeout(() => say(`… ${label}`), 3000);
      try {
        const result = await work();
        say(`✓ ${done(result)} (${since(started)})`);
        return result;
      } catch (error) {
        if (!signal?.aborted) say(`✗ ${label} (${since(started)})`);
        throw error;
      } finally {
        clearTimeout(announce);
      }
    },
  };
}

/** A failure the person can do something about: shown as its sentence, without a stack. */
export class Refusal extends Error {}
