import { z } from 'zod';

/** The service that writes an event. One Redis stream per producer keeps an entity's events in order. */
export const producers = ['journal', 'media', 'language', 'social'] as const;
export type Producer = (typeof producers)[number];

/** What travels on the bus around every event's own data. */
export const envelopeSchema = z.object({
  /** UUIDv7; a subscriber remembers it, so that a repeated delivery has no second effect. */
  id: z.uuid(),
  type: z.string(),
  /** The thing the event is about; events of one entity are handled in the order they were written. */
  entityId: z.string().min(1),
  occurredAt: z.iso.datetime(),
  /** Of the request that led to it, so that logs of all services can be read together. */
  requestId: z.string().optional(),
  data: z.unknown(),
});

export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data };

export interface EventDefinition<Type extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly type: Type;
  readonly producer: Producer;
  readonly schema: Schema;
}

/** The data an event carries, from its definition: `EventData<typeof entryDeleted>`. */
export type EventData<Definition extends EventDefinition> = z.infer<Definition['schema']>;

export function defineEvent<const Type extends string, Schema extends z.ZodType>(
  definition: EventDefinition<Type, Schema>,
): EventDefinition<Type, Schema> {
  return definition;
}
