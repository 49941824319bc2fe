import {
  type EventDefinition,
  type SecurityEvent,
  type SecurityEventData,
  type securityEventDataSchema,
  type SecurityEventSource,
  securityRecorded,
} from '@memory/events';
import type { Redis } from 'ioredis';
import { createEnvelope, writeOutbox } from './outbox/write-outbox.ts';
import { eventStreamKey, STREAM_EVENT_FIELD } from './redis/redis-keys.ts';
import { requestContext } from './request-context.ts';
import type { SqlExecutor } from './sql-database.ts';

/** The definitions of all processes have the same type of data. */
type SecurityRecorded = EventDefinition<string, ReturnType<typeof securityEventDataSchema>>;

/** The processes with an outbox that record security events. */
type OutboxSource = Exclude<keyof typeof securityRecorded, 'gateway'>;

/**
 * The maximum number of entries in the gateway's stream, about 40 MB. social-svc deletes entries soon after it has stored them. The limit matters
 * only while social-svc does not run; the oldest entries are then lost.
 */
const MAX_GATEWAY_ENTRIES = 100_000;

/** Returns the complete data of a recorded event. Adds the network of the current request's client, and empty details when there are none. */
export function securityEventData<Source extends SecurityEventSource>(
  recorded: SecurityEvent<Source>,
): SecurityEventData {
  const { event, userId = null, usernameHash = null, targetUserId = null, details = {} } = recorded;
  const network = requestContext.getStore()?.network ?? null;
  return { event, userId, usernameHash, targetUserId, network, details: { ...details } };
}

/** The entity id of an event. Events about the same user stay in order; events without a user need no order. */
const entityIdOf = ({ userId, targetUserId }: SecurityEventData): string => userId ?? targetUserId ?? 'no-user';

/**
 * Records an event of the security log in the transaction of the change that the event describes: both are committed or neither is. For all services
 * except social-svc, which owns the log and uses `SecurityLog.record`.
 * @throws ZodError when the details do not match the event
 */
export async function recordSecurityEvent<Source extends OutboxSource>(
  tx: SqlExecutor,
  source: Source,
  recorded: SecurityEvent<Source>,
): Promise<void> {
  const data = securityEventData(recorded);
  await writeOutbox<SecurityRecorded>(tx, securityRecorded[source], { entityId: entityIdOf(data), data });
}

/** Publishes a security event of the gateway, which has no database and therefore no outbox. @throws when Redis does not accept it */
export async function publishGatewaySecurityEvent(redis: Redis, recorded: SecurityEvent<'gateway'>): Promise<void> {
  const data = securityEventData(recorded);
  const envelope = createEnvelope(securityRecorded.gateway, { entityId: entityIdOf(data), data });
  await redis.xadd(
    eventStreamKey('gateway'),
    'MAXLEN',
    '~',
    MAX_GATEWAY_ENTRIES,
    '*',
    STREAM_EVENT_FIELD,
    JSON.stringify(envelope),
  );
}
