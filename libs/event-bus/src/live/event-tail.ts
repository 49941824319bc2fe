import { setTimeout as delay } from 'node:timers/promises';
import { type Envelope, type Producer, producers } from '@memory/events';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { parseEvent } from '../parse-event.ts';
import { openRedisConnection } from '../redis/redis-connection.ts';
import { eventStreamKey, producerOfStream } from '../redis/redis-keys.ts';
import { type StreamEntry, compareStreamIds, envelopeJsonOf } from '../redis/stream-entries.ts';
import { STREAM_RETENTION_MS, readRedisTimeMs } from '../redis/stream-groups.ts';

/** How far the stream of each producer has been read: for each producer, the id of the last entry that was read. */
export type StreamPositions = Readonly<Record<Producer, string>>;

const SEPARATOR = '.';
const entryId = /^\d{1,16}-\d{1,16}$/;

/** Writes the positions as text without spaces, for the `id:` field of server-sent events. */
export const formatStreamPositions = (positions: StreamPositions): string =>
  producers.map((producer) => positions[producer]).join(SEPARATOR);

/**
 * Parses positions that `formatStreamPositions` wrote.
 * @returns null for any other text, and for positions that were written when the list of producers was different
 */
export function parseStreamPositions(text: string): StreamPositions | null {
  const ids = text.split(SEPARATOR);
  if (ids.length !== producers.length || !ids.every((id) => entryId.test(id))) return null;
  return Object.fromEntries(producers.map((producer, index) => [producer, ids[index]])) as StreamPositions;
}

/** Returns the position in every stream that corresponds to a time, given in milliseconds since 1970 by the clock of Redis. */
export const streamPositionsAt = (timeMs: number): StreamPositions =>
  Object.fromEntries(producers.map((producer) => [producer, `${Math.max(0, timeMs)}-0`])) as StreamPositions;

const BLOCK_MS = 5_000;
const BATCH_SIZE = 500;
const RETRY_DELAY_MS = 1_000;
/**
 * The maximum number of entries of one stream that `readBetween` returns. A client that has missed more events reloads all its data, which is cheaper
 * than reading the events.
 */
const MAX_GAP = 2_000;

interface EventTailOptions {
  readonly redisUrl: string;
  /** The types of events to read; all others are skipped. */
  readonly types: ReadonlySet<string>;
  /** Called for each event, with the positions from which reading continues after the event. */
  readonly listener: (event: Envelope, positions: StreamPositions) => void;
}

interface PositionedEvent {
  readonly event: Envelope;
  /** The positions after this event, from which a later read continues. */
  readonly positions: StreamPositions;
}

/**
 * Reads new entries of every producer's stream without a consumer group, like `tail -f`: every instance receives all events from
 * its start on, and acknowledges none. Events published while it is not running are not delivered. Use it to display events; use a
 * consumer group to act on them.
 */
export class EventTail {
  private readonly logger = new Logger(EventTail.name);
  private readonly blockingRedis: Redis;
  private readonly redis: Redis;
  private currentPositions: StreamPositions | undefined;
  private isStopped = false;

  constructor(private readonly options: EventTailOptions) {
    this.blockingRedis = openRedisConnection(options.redisUrl, this.logger);
    this.redis = openRedisConnection(options.redisUrl, this.logger, { maxRetriesPerRequest: 1, commandTimeout: 2_000 });
  }

  /** How far this instance has read each stream. Undefined until Redis has been available for the first time. */
  get positions(): StreamPositions | undefined {
    return this.currentPositions;
  }

  start(): void {
    void this.read();
  }

  /** Stops without waiting for the reply to the current read, because on a broken connection the reply may never arrive. */
  stop(): void {
    this.isStopped = true;
    this.blockingRedis.disconnect();
    this.redis.disconnect();
  }

  /**
   * Returns the events after `since`, up to and including `until`, oldest first. Returns null when some of these events may have been deleted from
   * the stream, or when one stream has more than `MAX_GAP` events.
   * @throws when Redis is unavailable
   */
  async readBetween(since: StreamPositions, until: StreamPositions): Promise<PositionedEvent[] | null> {
    const oldestRetained = `${(await readRedisTimeMs(this.redis)) - STREAM_RETENTION_MS}-0`;
    const mayBeTrimmed = (producer: Producer) =>
      since[producer] !== until[producer] && compareStreamIds(since[producer], oldestRetained) < 0;
    if (producers.some(mayBeTrimmed)) return null;
    const replies = await Promise.all(
      producers.map((producer) =>
        this.redis.xrange(eventStreamKey(producer), `(${since[producer]}`, until[producer], 'COUNT', MAX_GAP),
      ),
    );
    if (replies.some((entries) => entries.length === MAX_GAP)) return null;
    const all = producers.flatMap((producer, index) => (replies[index] ?? []).map((entry) => ({ producer, entry })));
    let positions = since;
    return all
      .toSorted((left, right) => compareStreamIds(left.entry[0], right.entry[0]))
      .flatMap(({ producer, entry }) => {
        positions = { ...positions, [producer]: entry[0] };
        const event = this.parseEntry(producer, entry);
        return event ? [{ event, positions }] : [];
      });
  }

  /**
   * Returns the events of the last `milliseconds`, up to and including the positions `until`. Returns null and throws in the same cases as
   * `readBetween`.
   */
  async readRecent(milliseconds: number, until: StreamPositions): Promise<PositionedEvent[] | null> {
    return this.readBetween(streamPositionsAt((await readRedisTimeMs(this.redis)) - milliseconds), until);
  }

  private async read(): Promise<void> {
    while (!this.isStopped) {
      try {
        // The tail starts one millisecond ago: XREAD returns only entries after the given id, and an entry may already have an id with the current
        // millisecond.
        const positions = (this.currentPositions ??= streamPositionsAt(
          (await readRedisTimeMs(this.blockingRedis)) - 1,
        ));
        const ids = producers.map((producer) => positions[producer] ?? '0-0');
        const streams = await this.blockingRedis.xread(
          'COUNT',
          BATCH_SIZE,
          'BLOCK',
          BLOCK_MS,
          'STREAMS',
          ...producers.map(eventStreamKey),
          ...ids,
        );
        if (this.isStopped) return;
        for (const [stream, entries] of streams ?? []) this.notifyListener(producerOfStream(stream), entries);
      } catch (error) {
        if (this.isStopped) return;
        this.logger.error({ err: error }, 'reading the events failed; trying again');
        await delay(RETRY_DELAY_MS);
      }
    }
  }

  private notifyListener(producer: Producer, entries: StreamEntry[]): void {
    for (const entry of entries) {
      this.currentPositions = { ...(this.currentPositions as StreamPositions), [producer]: entry[0] };
      const event = this.parseEntry(producer, entry);
      if (event) this.options.listener(event, this.currentPositions);
    }
  }

  /** Parses an entry. Invalid entries are skipped without a log line, because the consumer groups move them to their dead letters. */
  private parseEntry(producer: Producer, entry: StreamEntry): Envelope | null {
    const parsed = parseEvent(envelopeJsonOf(entry), { subscribed: this.options.types, producer });
    return parsed.kind === 'event' ? parsed.event : null;
  }
}
