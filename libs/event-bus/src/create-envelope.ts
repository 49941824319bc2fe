import type { Envelope, EventData, EventDefinition } from '@memory/events';
import { v7 as uuidv7 } from 'uuid';
import { requestContext } from './request-context.ts';

export interface EventInput<Definition extends EventDefinition> {
  /** The id of the entity that changed. Events with the same `entityId` are handled in order. */
  entityId: string;
  data: EventData<Definition>;
}

/** The type of an event as its handler receives it: `EventOf<typeof profileUpdated>`. */
export type EventOf<Definition extends EventDefinition> = Envelope<EventData<Definition>>;

/**
 * An event with a new id (UUID v7), the present time and the request id of the current `requestContext`.
 * @throws ZodError when the data does not match the event's schema
 */
export function createEnvelope<Definition extends EventDefinition>(
  definition: Definition,
  { entityId, data }: EventInput<Definition>,
): EventOf<Definition> {
  return {
    id: uuidv7(),
    type: definition.type,
    entityId,
    occurredAt: new Date().toISOString(),
    ...requestContext.getStore(),
    data: definition.schema.parse(data) as EventData<Definition>,
  };
}
