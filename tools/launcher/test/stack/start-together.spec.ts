import { describe, expect, it } from 'vitest';
import { startTogether } from '../../src/stack/start-together.ts';

const never = new AbortController().signal;
/** A start that takes until it is told to give up, and a moment longer. */
const startUntil = async (giveUp: AbortSignal, ended: string[], name: string): Promise<never> => {
  await new Promise((resolve) => giveUp.addEventListener('abort', resolve));
  await Promise.resolve();
  ended.push(name);
  throw giveUp.reason;
};

describe('startTogether', () => {
  it('returns the results in order', async () => {
    expect(await startTogether(never, [async () => 'postgres', async () => 6_379])).toEqual(['postgres', 6_379]);
  });

  it('rejects with the first failure, when the others have ended too', async () => {
    const ended: string[] = [];
    const failure = new Error('Redis did not start');
    const starts = [
      (giveUp: AbortSignal) => startUntil(giveUp, ended, 'postgres'),
      async () => {
        throw failure;
      },
    ];
    await expect(startTogether(never, starts)).rejects.toBe(failure);
    expect(ended).toEqual(['postgres']);
  });

  it('rejects when it is aborted, and when all have ended', async () => {
    const ended: string[] = [];
    const abort = new AbortController();
    const starting = startTogether(abort.signal, [
      (giveUp) => startUntil(giveUp, ended, 'postgres'),
      (giveUp) => startUntil(giveUp, ended, 'redis'),
    ]);
    abort.abort(new Error('Ctrl-C'));
    await expect(starting).rejects.toThrow('Ctrl-C');
    expect(ended).toEqual(['postgres', 'redis']);
  });
});
