import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { securityRecorded } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';

type SecurityRecorded = EventOf<(typeof securityRecorded)[keyof typeof securityRecorded]>;

/** Stores the security events of the other processes. */
@Controller()
export class StoreSecurityEventsWhenRecorded {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  @HandlesEvent(securityRecorded.gateway)
  async handleGateway(@Payload() event: SecurityRecorded): Promise<void> {
    await this.store(event);
  }

  @HandlesEvent(securityRecorded.media)
  async handleMedia(@Payload() event: SecurityRecorded): Promise<void> {
    await this.store(event);
  }

  private async store({ id, occurredAt, requestId, data }: SecurityRecorded): Promise<void> {
    await handleOnce(this.database, { id }, (tx) =>
      this.securityLog.insert(tx, { ...data, id, occurredAt, requestId: requestId ?? null }),
    );
  }
}
