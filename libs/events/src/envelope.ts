import { z } from 'zod';
import type { Producer } from './producers.ts';

/** The fields that all events have. The field `data` has a schema of its own for each event type. */
export const envelopeSchema = z.object({
  /** A UUIDv7. Consumers store it, so that a redelivered event has no second effect. */
  id: z.uuid(),
  type: z.string(),
  /** The id of the entity that changed. Consumers handle the events of one entity in the order in which they were written. */
  entityId: z.string().min(1),
  occurredAt: z.iso.datetime(),
  /** The id of the HTTP request that caused the event, to correlate the logs of all services. */
  requestId: z.string().optional(),
  /** The position in the trace of this HTTP request, as in the W3C header `traceparent`. Only when tracing is on. */
  traceparent: z.string().optional(),
  data: z.unknown(),
});

export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data };

export interface EventDefinition<Type extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly type: Type;
  readonly producer: Producer;
  readonly schema: Schema;
}

/** The type of an event's data, from its definition: `EventData<typeof entryDeleted>`. */
export type EventData<Definition extends EventDefinition> = z.infer<Definition['schema']>;

export function defineEvent<const Type extends string, Schema extends z.ZodType>(
  definition: EventDefinition<Type, Schema>,
): EventDefinition<Type, Schema> {
  return definition;
}
