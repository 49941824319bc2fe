import { type Envelope, envelopeSchema, eventCatalog, type Producer } from '@memory/events';
import { z } from 'zod';

export type ParsedEvent =
  | { kind: 'event'; event: Envelope }
  /** The reader does not subscribe to the event's type. */
  | { kind: 'ignored' }
  /** The envelope or its data does not match the catalog, or the stream belongs to another producer. A retry cannot succeed. */
  | { kind: 'invalid'; reason: string };

interface ParseEventOptions {
  /** The types of events that the reader handles. */
  readonly subscribed: { has(type: string): boolean };
  /**
   * The producer of the stream that contains the entry. An event that the catalog assigns to another producer is forged, because
   * Redis lets only the producer add to its stream: an intruder in media-svc could otherwise publish `account.deleted` and erase
   * accounts in all services.
   */
  readonly producer: Producer;
}

/** Validates the JSON of a stream entry against the event catalog. */
export function parseEvent(json: string | undefined, { subscribed, producer }: ParseEventOptions): ParsedEvent {
  const envelope = envelopeSchema.safeParse(parseJson(json));
  if (!envelope.success) return { kind: 'invalid', reason: `not an event: ${describeZodError(envelope.error)}` };
  const { type } = envelope.data;
  if (!subscribed.has(type)) return { kind: 'ignored' };
  const definition = eventCatalog.get(type);
  if (definition && definition.producer !== producer)
    return { kind: 'invalid', reason: `${producer} does not write ${type}` };
  const data = definition?.schema.safeParse(envelope.data.data);
  if (!data?.success)
    return { kind: 'invalid', reason: `not a valid ${type}: ${data ? describeZodError(data.error) : 'unknown type'}` };
  return { kind: 'event', event: { ...envelope.data, data: data.data } };
}

/** @returns undefined for text that is not JSON; the envelope's schema rejects it */
function parseJson(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Describes all issues of a zod error in one line: `data.username: expected string`. */
function describeZodError(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ');
}
