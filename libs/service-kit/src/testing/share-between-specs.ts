import type { TestRedis } from '@memory/testing';

interface SharedApp {
  readonly testRedis: TestRedis;
  close(): Promise<void>;
}

/**
 * Starts a service with default settings once per worker of the test run, for all spec files that only need users of their own in it. The returned
 * function gives the running service; its `close` leaves it running, and throws when Redis has denied a command. The service ends with the worker.
 *
 * A spec that changes settings, stops a server, replaces a method or counts rows of all users starts a service of its own.
 * @param prepare makes the service as new for the next spec file, for example what its fake peers have received
 */
export function shareBetweenSpecs<App extends SharedApp>(
  start: () => Promise<App>,
  prepare: (app: App) => void = () => undefined,
): () => Promise<App> {
  let started: Promise<App> | undefined;
  return async () => {
    const app = await (started ??= start());
    prepare(app);
    return { ...app, close: () => app.testRedis.assertNothingDenied() };
  };
}
