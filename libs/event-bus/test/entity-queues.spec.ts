import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { EntityQueues } from '../src/consumer/entity-queues.ts';

let queues: EntityQueues;
let started: string[];
let finish: Map<string, () => void>;
beforeEach(() => {
  queues = new EntityQueues();
  started = [];
  finish = new Map();
});

/** Adds a task that runs until `finish.get(name)` is called. */
function enqueue(entityId: string, name: string): Promise<void> {
  return queues.enqueue(entityId, () => {
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    finish.set(name, resolve);
    return promise;
  });
}
/** Ends a task and lets everything run that waited for it. */
async function finishTask(name: string): Promise<void> {
  finish.get(name)?.();
  await setImmediate();
}
/** Whether a promise has resolved by now. */
function observe(promise: Promise<void>): { isDone: boolean } {
  const observed = { isDone: false };
  void promise.then(() => (observed.isDone = true));
  return observed;
}

describe('EntityQueues', () => {
  it('runs the tasks of one entity one after the other, and those of different entities concurrently', async () => {
    const first = observe(enqueue('li', 'li 1'));
    void enqueue('li', 'li 2');
    void enqueue('wang', 'wang 1');
    await setImmediate();
    expect(started).toEqual(['li 1', 'wang 1']);
    expect(first.isDone).toBe(false);

    await finishTask('li 1');
    expect(first.isDone).toBe(true);
    void enqueue('li', 'li 3');
    await setImmediate();
    expect(started).toEqual(['li 1', 'wang 1', 'li 2']);
    await finishTask('li 2');
    expect(started).toEqual(['li 1', 'wang 1', 'li 2', 'li 3']);
  });

  it('counts running and waiting tasks, and knows which entities have any', async () => {
    for (const name of ['li 1', 'li 2']) void enqueue('li', name);
    void enqueue('wang', 'wang 1');
    await setImmediate();
    const read = () => [queues.size, queues.isBusy('li'), queues.isBusy('wang')];
    expect(read()).toEqual([3, true, true]);
    await finishTask('li 1');
    expect(read()).toEqual([2, true, true]);
    await finishTask('wang 1');
    expect(read()).toEqual([1, true, false]);
    await finishTask('li 2');
    expect(read()).toEqual([0, false, false]);
  });

  it('can be waited for: until any task has ended, and until all have, those added in the meantime included', async () => {
    void enqueue('li', 'li 1');
    void enqueue('wang', 'wang 1');
    const [any, all] = [observe(queues.waitForAny()), observe(queues.waitForAll())];
    await setImmediate();
    expect([any.isDone, all.isDone]).toEqual([false, false]);

    await finishTask('wang 1');
    expect([any.isDone, all.isDone]).toEqual([true, false]);
    void enqueue('zhao', 'zhao 1');
    await finishTask('li 1');
    expect(all.isDone).toBe(false);
    await finishTask('zhao 1');
    expect(all.isDone).toBe(true);
  });
});
