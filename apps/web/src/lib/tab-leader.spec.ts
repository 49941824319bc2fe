/** @vitest-environment dom */
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { electTabLeader, runInOneTab } from './tab-leader.ts';

/** The part of the Web Locks API that is used: exclusive locks in order of request. */
class FakeLockManager {
  private readonly queues = new Map<string, (() => Promise<unknown>)[]>();

  request(
    name: string,
    ...rest:
      | [options: { ifAvailable?: boolean; signal?: AbortSignal }, callback: (lock: object | null) => unknown]
      | [callback: (lock: object | null) => unknown]
  ) {
    const [options, callback] = rest.length === 2 ? rest : [{}, rest[0]];
    const queue = this.queues.get(name);
    if (queue && options.ifAvailable) return Promise.resolve(callback(null));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const run = async (): Promise<unknown> => resolve(await callback({ name }));
    options.signal?.addEventListener('abort', () => {
      const waiting = this.queues.get(name)?.indexOf(run) ?? -1;
      if (waiting < 0) return;
      this.queues.get(name)?.splice(waiting, 1);
      reject(new DOMException('aborted', 'AbortError'));
    });
    if (queue) queue.push(run);
    else {
      this.queues.set(name, []);
      void this.runAll(name, run);
    }
    return promise;
  }

  private async runAll(name: string, first: () => Promise<unknown>): Promise<void> {
    for (let run: (() => Promise<unknown>) | undefined = first; run; run = this.queues.get(name)?.shift()) await run();
    this.queues.delete(name);
  }
}

const setLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

afterEach(() => void setLocks(undefined));

/** A tab that records what happens to it. */
function openTab(name: string, log: string[]) {
  const closed = new AbortController();
  const finished = electTabLeader(
    'leader',
    closed.signal,
    (isFirst) => log.push(`${name} leads${isFirst ? ' first' : ''}`),
    () => log.push(`${name} follows`),
  );
  return { close: () => closed.abort(), finished };
}

describe('electTabLeader', () => {
  it('elects the first tab, and the next one when that is closed', async () => {
    setLocks(new FakeLockManager());
    const log: string[] = [];
    const a = openTab('a', log);
    const b = openTab('b', log);
    await waitFor(() => expect(log).toEqual(['a leads first', 'b follows']));
    a.close();
    await waitFor(() => expect(log.at(-1)).toBe('b leads'));
    b.close();
    await Promise.all([a.finished, b.finished]);
  });

  it('does not elect a tab that was closed while it was a follower', async () => {
    setLocks(new FakeLockManager());
    const log: string[] = [];
    const [a, b, c] = [openTab('a', log), openTab('b', log), openTab('c', log)];
    await waitFor(() => expect(log).toEqual(['a leads first', 'b follows', 'c follows']));
    b.close();
    await b.finished;
    a.close();
    await waitFor(() => expect(log.at(-1)).toBe('c leads'));
    expect(log).not.toContain('b leads');
    c.close();
  });

  it('makes every tab a leader where the browser has no Web Locks (plain http)', async () => {
    setLocks(undefined);
    const log: string[] = [];
    await Promise.all([openTab('a', log).finished, openTab('b', log).finished]);
    expect(log).toEqual(['a leads first', 'b leads first']);
  });
});

describe('runInOneTab', () => {
  it('runs a task when that of another tab has ended', async () => {
    setLocks(new FakeLockManager());
    const log: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = runInOneTab('task', async () => {
      log.push('first begins');
      await promise;
      log.push('first ends');
    });
    const second = runInOneTab('task', async () => log.push('second'));
    await waitFor(() => expect(log).toEqual(['first begins']));
    resolve();
    await Promise.all([first, second]);
    expect(log).toEqual(['first begins', 'first ends', 'second']);
  });

  it('runs at once where the browser has no Web Locks', async () => {
    setLocks(undefined);
    expect(await runInOneTab('task', async () => 'result')).toBe('result');
  });
});
