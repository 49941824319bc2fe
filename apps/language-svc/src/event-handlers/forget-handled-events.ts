import { deleteOldHandledEvents } from '@memory/event-bus';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';

const EVERY_MS = 60 * 60_000;

/** What a relay does in services that publish: the memory of events that cannot come again is removed. */
@Injectable()
export class ForgetHandledEvents implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ForgetHandledEvents.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    const forget = () =>
      deleteOldHandledEvents(this.database).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'handled events are kept for another hour'),
      );
    this.timer = setInterval(() => void forget(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
