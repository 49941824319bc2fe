import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { type StreamPositions, formatStreamPositions } from '@memory/event-bus';
import type { LiveEvent } from './live-event-mappers.ts';

/**
 * The maximum number of bytes that wait to be read by one client. The gateway disconnects a client that reads too slowly; the client then
 * reconnects and resumes after its last event id.
 */
const UNSENT_MAX_BYTES = 256 * 1024;
const RECONNECT_MS = 3_000;
/** How long a client may take to read the rest of an ended stream, in milliseconds. */
const END_TIMEOUT_MS = 2_000;

/** A live event with the positions of the event bus after it, which become the id of the server-sent event. */
export interface PositionedLiveEvent {
  readonly event: LiveEvent;
  readonly positions: StreamPositions;
}

/** One live stream: an HTTP response with server-sent events (WHATWG HTML, 9.2) to one page of a session. */
export class LiveStreamConnection {
  readonly id = randomUUID();
  readonly body = new PassThrough();
  /** The encoded events that arrived before `start` was called; null after the call of `start`. */
  private buffered: string[] | null = [];

  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {}

  /**
   * Sends the missed events, then the events that were buffered before this call. Later events are sent at once.
   * @param missed null when the missed events are no longer on the event bus. The page then receives the event `reload` instead.
   */
  start(positions: StreamPositions, missed: readonly PositionedLiveEvent[] | null): void {
    this.write(`retry: ${RECONNECT_MS}\n`);
    if (missed === null) this.write(formatEventWithId('reload', {}, positions));
    else for (const { event, positions: at } of missed) this.write(formatEventWithId(event.name, event.data, at));
    this.write(`id: ${formatStreamPositions(positions)}\n\n`);
    const buffered = this.buffered ?? [];
    this.buffered = null;
    for (const text of buffered) this.write(text);
  }

  sendEvent(event: LiveEvent, positions: StreamPositions): void {
    const text = formatEventWithId(event.name, event.data, positions);
    if (this.buffered) this.buffered.push(text);
    else this.write(text);
  }

  /**
   * Sends an event without an id, which is therefore not replayed after a reconnect. An event that arrives before `start` is called is
   * dropped.
   */
  sendTransientEvent(event: LiveEvent): void {
    if (!this.buffered) this.write(formatEvent(event));
  }

  /**
   * Sends a heartbeat: an event id without data. The bytes keep proxies from closing the connection as idle, and a client that reconnects
   * later resumes after this id.
   */
  sendHeartbeat(positions: StreamPositions): void {
    if (!this.buffered) this.write(`id: ${formatStreamPositions(positions)}\n\n`);
  }

  get isClosed(): boolean {
    return this.body.writableEnded || this.body.destroyed;
  }

  /**
   * Ends the stream. The connection is destroyed after END_TIMEOUT_MS, so that a client that does not read the remaining data neither stays among
   * the open streams nor delays a shutdown.
   */
  close(): void {
    if (this.isClosed) return;
    this.body.end();
    setTimeout(() => this.body.destroy(), END_TIMEOUT_MS).unref();
  }

  /**
   * Ends the stream. After the given time, the client opens another stream at a gateway that still accepts connections, and resumes after its last
   * event id.
   */
  endForReconnect(afterMs: number): void {
    this.write(`retry: ${afterMs}\n\n`);
    this.close();
  }

  private write(text: string): void {
    if (this.isClosed) return;
    if (this.body.readableLength + this.body.writableLength > UNSENT_MAX_BYTES) this.body.destroy();
    else this.body.write(text);
  }
}

const formatEvent = ({ name, data }: Pick<LiveEvent, 'name' | 'data'>): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const formatEventWithId = (name: string, data: object, positions: StreamPositions): string =>
  `id: ${formatStreamPositions(positions)}\n${formatEvent({ name, data })}`;
