import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@memory/testing';
import { Logger } from '@nestjs/common';
import { Schedule } from '../src/index.ts';
import type { ScheduledTask } from '../src/schedule.ts';

const MANY_HOURS_MS = 1_000_000_000;

class TestSchedule extends Schedule {
  constructor(...tasks: ScheduledTask[]) {
    super(tasks);
  }
}

const started: Schedule[] = [];
function start(...tasks: Omit<ScheduledTask, 'task'>[]): Schedule {
  const schedule = new TestSchedule(...tasks.map((task, index) => ({ ...task, task: `task ${index}` })));
  schedule.onApplicationBootstrap();
  started.push(schedule);
  return schedule;
}
beforeEach(() => void vi.restoreAllMocks());
afterEach(() => Promise.all(started.splice(0).map((schedule) => schedule.beforeApplicationShutdown())));

it('each task runs at the start, and again after its pause', async () => {
  const runs = { often: 0, once: 0, later: 0 };
  start(
    { everyMs: 1, run: async () => void (runs.often += 1) },
    { everyMs: MANY_HOURS_MS, run: async () => void (runs.once += 1) },
    { everyMs: MANY_HOURS_MS, pausesFirst: true, run: async () => void (runs.later += 1) },
  );
  await eventually(() => expect(runs.often).toBeGreaterThan(3));
  expect(runs).toMatchObject({ once: 1, later: 0 });
});

it('the pause is asked for anew after each run', async () => {
  const pauses = [1, 1, MANY_HOURS_MS];
  let runs = 0;
  start({ everyMs: () => pauses.shift()!, run: async () => void (runs += 1) });
  await eventually(() => expect(pauses).toHaveLength(0));
  expect(runs).toBe(3);
});

it('a task never overlaps with itself', async () => {
  let [active, overlaps, runs] = [0, 0, 0];
  const run = async () => {
    active += 1;
    if (active > 1) overlaps += 1;
    await delay(2);
    active -= 1;
    runs += 1;
  };
  start({ everyMs: 0, run });
  await eventually(() => expect(runs).toBeGreaterThan(3));
  expect(overlaps).toBe(0);
});

it('a failure leaves the other tasks alone, and is logged once, with its end', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const log = vi.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
  const failures = [new Error('first'), new Error('first'), new Error('second')];
  const logged = [failures[0], failures[2]];
  let others = 0;
  start(
    {
      everyMs: 1,
      run: async () => {
        const failure = failures.shift();
        if (failure) throw failure;
      },
    },
    { everyMs: 1, run: async () => void (others += 1) },
  );
  await eventually(() => expect(log).toHaveBeenCalled());
  await eventually(() => expect(others).toBeGreaterThan(3));
  expect(warn.mock.calls.map(([entry]) => entry)).toEqual(logged.map((err) => ({ err, task: 'task 0' })));
  expect(log.mock.calls).toEqual([[{ task: 'task 0' }, 'a scheduled task succeeds again']]);
});

it('the shutdown ends pauses, tells runs to end, and waits for them', async () => {
  const events: string[] = [];
  const schedule = start(
    { everyMs: MANY_HOURS_MS, run: async () => void events.push('short run') },
    {
      everyMs: MANY_HOURS_MS,
      run: async (signal) => {
        while (!signal.aborted) await delay(1);
        await delay(5);
        events.push('long run ended');
      },
    },
  );
  await schedule.beforeApplicationShutdown();
  expect(events).toEqual(['short run', 'long run ended']);
});
