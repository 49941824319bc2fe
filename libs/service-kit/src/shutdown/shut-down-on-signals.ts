import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { Shutdown, type ShutdownSettings } from './shutdown.ts';

/** Stops the process at SIGTERM without failing a request, and at SIGINT (Ctrl-C) within a few seconds. */
export function shutDownOnSignals(app: NestFastifyApplication, settings: ShutdownSettings): void {
  const shutdown = new Shutdown(app, settings);
  const exitAfter = (ended: Promise<void>): void =>
    void ended.then(
      () => process.exit(0),
      (error: unknown) => {
        app.get(Logger).error({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  process.on('SIGTERM', () => exitAfter(shutdown.start()));
  process.on('SIGINT', () => exitAfter(shutdown.interrupt()));
}
