import { type Envelope, envelopeSchema, eventCatalog, type Producer } from '@memory/events';
import { z } from 'zod';

/** What to do with an entry of a stream. */
export type Incoming =
  | { kind: 'event'; event: Envelope }
  /** Of a type this group does not subscribe to. */
  | { kind: 'ignored' }
  /** Not what the catalogue declares, or published by another service than it declares: trying again cannot help. */
  | { kind: 'invalid'; reason: string };

/** How an entry of a stream is read. */
interface Reading {
  /** The types that the reader handles. */
  readonly subscribed: { has(type: string): boolean };
  /**
   * The service whose stream the entry is in. Redis lets that service alone write there, so an event that another one writes is
   * forged: an intruder in media-svc could erase people from every service by an `account.deleted`.
   */
  readonly producer: Producer;
}

export function readIncoming(body: string | undefined, { subscribed, producer }: Reading): Incoming {
  const envelope = envelopeSchema.safeParse(parseJson(body));
  if (!envelope.success) return { kind: 'invalid', reason: `not an event: ${describe(envelope.error)}` };
  const { type } = envelope.data;
  if (!subscribed.has(type)) return { kind: 'ignored' };
  const definition = eventCatalog.get(type);
  if (definition && definition.producer !== producer)
    return { kind: 'invalid', reason: `${producer} does not write ${type}` };
  const data = definition?.schema.safeParse(envelope.data.data);
  if (!data?.success)
    return { kind: 'invalid', reason: `not a valid ${type}: ${data ? describe(data.error) : 'unknown type'}` };
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
