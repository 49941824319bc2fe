import type { Envelope, EventData, EventDefinition } from '@memory/events';
import { v7 as uuidv7 } from 'uuid';
import { requestContext } from './request-context.ts';

export interface Occurrence<Definition extends EventDefinition> {
  /** The thing the event is about; its events are handled in order. */
  entityId: string;
  data: EventData<Definition>;
}

/** The payload of a handler of this event: `EventOf<typeof profileUpdated>`. */
export type EventOf<Definition extends EventDefinition> = Envelope<EventData<Definition>>;

/** A new event that happened now. @throws ZodError when the data is not what the event declares */
export function createEnvelope<Definition extends EventDefinition>(
  definition: Definition,
  { entityId, data }: Occurrence<Definition>,
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
