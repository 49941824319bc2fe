import { defineEvent, type EventDefinition } from './envelope.ts';
import { securityEventDataSchema } from './security-events.ts';

/**
 * An entry for the security log, by the process that writes it; social-svc stores it. Each process has its own event type, so that the bus rejects an
 * entry which the process may not write: an intruder in media-svc cannot record sign-ins. social-svc itself inserts its entries in the transaction of
 * the change and publishes no event.
 */
export const securityRecorded = {
  gateway: defineEvent({
    type: 'security.recorded_by_gateway',
    producer: 'gateway',
    schema: securityEventDataSchema('gateway'),
  }),
  media: defineEvent({
    type: 'security.recorded_by_media',
    producer: 'media',
    schema: securityEventDataSchema('media'),
  }),
} satisfies Record<string, EventDefinition>;
