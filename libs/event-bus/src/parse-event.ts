import { type Envelope, envelopeSchema, eventCatalog, type Producer } from '@memory/events';
import { z } from 'zod';

export type ParsedEvent =
  | { kind: 'event'; event: Envelope }
  /** The reader has no handler for this type of event, so the entry is ignored. */
  | { kind: 'ignored' }
  /**
   * The envelope or its data does not match the catalog, or the stream belongs to another producer. The entry becomes a dead letter,
   * because a retry cannot succeed.
   */
  | { kind: 'invalid'; reason: string };

interface ParseEventOptions {
  /** The types of events that the reader handles. */
  readonly subscribed: { has(type: string): boolean };
  /**
   * The producer to whose stream the entry was added. An event that the catalog assigns to another producer is forged, because Redis lets
   * only the producer itself add to its stream. Without this check, an intruder in media-svc could publish `account.deleted` and erase
   * accounts in all services.
   */
  readonly producer: Producer;
}

/** Validates the JSON of a stream entry against the event catalog. */
export function parseEvent(json: string | undefined, { subscribed, producer }: ParseEventOptions): ParsedEvent {
  const envelope = parseEnvelope(json);
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

/** Validates only the envelope of a stream entry, not the event's data. */
export const parseEnvelope = (json: string | undefined): z.ZodSafeParseResult<Envelope> =>
  envelopeSchema.safeParse(parseJson(json));

/**
 * Parses JSON text.
 * @returns undefined for a text that is not JSON, which the schema of the envelope then rejects
 */
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
