import { setTimeout as pause } from 'node:timers/promises';
import { type Envelope, type Producer, producers } from '@memory/events';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { readIncoming } from './incoming-event.ts';
import { openRedis } from './redis-connection.ts';
import { EVENT_FIELD, producerOf, streamOf } from './stream-keys.ts';
import { compareStreamIds, type StreamPosition } from './stream-position.ts';
import { KEPT_MS, redisNow } from './trim-stream.ts';

const BLOCK_MS = 5_000;
const BATCH = 500;
const RETRY_MS = 1_000;
/** Whoever has missed more than this of one stream is better off reading everything anew. */
const MISSED_MAX = 2_000;

type Entry = [id: string, fields: string[]];
export type TailListener = (event: Envelope, position: StreamPosition) => void;

export interface EventTailOptions {
  readonly redisUrl: string;
  /** The types of events to read; all others are passed over. */
  readonly types: ReadonlySet<string>;
  readonly listener: TailListener;
}

/**
 * Reads every producer's stream as it grows, without a consumer group: each reader sees everything from the moment it starts,
 * nothing is acknowledged, and what happens while it is away is lost to it. For showing what happens, never for acting on it.
 */
export class EventTail {
  private readonly logger = new Logger(EventTail.name);
  private readonly reader: Redis;
  private readonly asker: Redis;
  private current: StreamPosition | undefined;
  private stopped = false;

  constructor(private readonly options: EventTailOptions) {
    this.reader = openRedis(options.redisUrl, this.logger);
    this.asker = openRedis(options.redisUrl, this.logger, { maxRetriesPerRequest: 1, commandTimeout: 2_000 });
  }

  /** How far it has read; undefined until Redis has been there. */
  get position(): StreamPosition | undefined {
    return this.current;
  }

  start(): void {
    void this.read();
  }

  /** The read under way is not waited for: one that was sent over a connection which broke since may never be answered. */
  stop(): void {
    this.stopped = true;
    this.reader.disconnect();
    this.asker.disconnect();
  }

  /**
   * What came after `since` up to and with `until`, oldest first. Null when some of it is gone, or it is too much to tell.
   * @throws when Redis does not answer
   */
  async between(
    since: StreamPosition,
    until: StreamPosition,
  ): Promise<{ event: Envelope; position: StreamPosition }[] | null> {
    const keptSince = `${(await redisNow(this.asker)) - KEPT_MS}-0`;
    const isForgotten = (producer: Producer) =>
      since[producer] !== until[producer] && compareStreamIds(since[producer], keptSince) < 0;
    if (producers.some(isForgotten)) return null;
    const read = producers.map((producer) =>
      this.asker.xrange(streamOf(producer), `(${since[producer]}`, until[producer], 'COUNT', MISSED_MAX),
    );
    const missed = await Promise.all(read);
    if (missed.some((entries) => entries.length === MISSED_MAX)) return null;
    const all = producers.flatMap((producer, index) => (missed[index] ?? []).map((entry) => ({ producer, entry })));
    let position = since;
    return all
      .toSorted((one, other) => compareStreamIds(one.entry[0], other.entry[0]))
      .flatMap(({ producer, entry }) => {
        position = { ...position, [producer]: entry[0] };
        const event = this.eventOf(producer, entry);
        return event ? [{ event, position }] : [];
      });
  }

  /** What happened in the last `milliseconds`, up to and with `until`: as `between`. */
  async inTheLast(milliseconds: number, until: StreamPosition): ReturnType<EventTail['between']> {
    return this.between(allAt((await redisNow(this.asker)) - milliseconds), until);
  }

  private async read(): Promise<void> {
    while (!this.stopped) {
      try {
        this.current ??= await this.justNow();
        const ids = producers.map((producer) => this.current?.[producer] ?? '0-0');
        const streams = await this.reader.xread(
          'COUNT',
          BATCH,
          'BLOCK',
          BLOCK_MS,
          'STREAMS',
          ...producers.map(streamOf),
          ...ids,
        );
        if (this.stopped) return;
        for (const [stream, entries] of streams ?? []) this.pass(producerOf(stream), entries);
      } catch (error) {
        if (this.stopped) return;
        this.logger.error({ err: error }, 'reading the events failed; trying again');
        await pause(RETRY_MS);
      }
    }
  }

  private pass(producer: Producer, entries: Entry[]): void {
    for (const entry of entries) {
      this.current = { ...(this.current as StreamPosition), [producer]: entry[0] };
      const event = this.eventOf(producer, entry);
      if (event) this.options.listener(event, this.current);
    }
  }

  /** What is not in the catalogue is the consumer groups' to complain about. */
  private eventOf(producer: Producer, [, fields]: Entry): Envelope | null {
    const incoming = readIncoming(fields[fields.indexOf(EVENT_FIELD) + 1], {
      subscribed: this.options.types,
      producer,
    });
    return incoming.kind === 'event' ? incoming.event : null;
  }

  /** Just before now, by the clock that makes the ids. */
  private async justNow(): Promise<StreamPosition> {
    return allAt((await redisNow(this.reader)) - 1);
  }
}

const allAt = (time: number): StreamPosition =>
  Object.fromEntries(producers.map((producer) => [producer, `${Math.max(0, time)}-0`])) as StreamPosition;
