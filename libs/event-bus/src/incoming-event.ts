import { type Envelope, envelopeSchema, eventCatalog } from '@memory/events';
import { z } from 'zod';

/** What to do with an entry of a stream. */
export type Incoming =
  | { kind: 'event'; event: Envelope }
  /** Of a type this group does not subscribe to. */
  | { kind: 'ignored' }
  /** Not what the catalogue declares: trying again cannot help. */
  | { kind: 'invalid'; reason: string };

/** @param subscribed the types the group has a handler for */
export function readIncoming(body: string | undefined, subscribed: { has(type: string): boolean }): Incoming {
  const envelope = envelopeSchema.safeParse(parseJson(body));
  if (!envelope.success) return { kind: 'invalid', reason: `not an event: ${describe(envelope.error)}` };
  const { type } = envelope.data;
  if (!subscribed.has(type)) return { kind: 'ignored' };
  const data = eventCatalog.get(type)?.schema.safeParse(envelope.data.data);
  if (!data?.success) return { kind: 'invalid', reason: `not a valid ${type}: ${data ? describe(data.error) : 'unknown type'}` };
  return { kind: 'event', event: { ...envelope.data, data: data.data } };
}

function parseJson(body: string | undefined): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(body);
  } catch (error) {
    return error;
  }
}

/** In one line: `data.username: expected string`. */
function describe(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ');
}
