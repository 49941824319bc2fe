import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { type StreamPosition, formatStreamPosition } from '@memory/event-bus';
import type { LiveEvent } from './live-events.ts';

/** Whoever has not taken this much of what was sent is cut off: the page comes back and goes on where it was. */
const UNREAD_MAX_BYTES = 256 * 1024;
const RECONNECT_MS = 3_000;

/** One open page: server-sent events (WHATWG HTML, 9.2) to one session. */
export class LiveStream {
  readonly id = randomUUID();
  readonly body = new PassThrough();
  /** What happens while the page is told what it missed. */
  private held: string[] | null = [];

  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {}

  /** Tells the page first what it missed (null: too much to tell), then what happened meanwhile, then what happens. */
  begin(at: StreamPosition, missed: readonly { event: LiveEvent; position: StreamPosition }[] | null): void {
    this.send(`retry: ${RECONNECT_MS}\n`);
    if (missed === null) this.send(frame('reload', {}, at));
    else for (const { event, position } of missed) this.send(frame(event.name, event.data, position));
    this.send(`id: ${formatStreamPosition(at)}\n\n`);
    const meanwhile = this.held ?? [];
    this.held = null;
    for (const text of meanwhile) this.send(text);
  }

  tell(event: LiveEvent, position: StreamPosition): void {
    const text = frame(event.name, event.data, position);
    if (this.held) this.held.push(text);
    else this.send(text);
  }

  /** Tells what is of this moment only; a page that is still being told what it missed does without. */
  show(event: LiveEvent): void {
    if (!this.held) this.send(block(event));
  }

  /** A sign of life, which also says how far the page has been told everything. */
  beat(position: StreamPosition): void {
    if (!this.held) this.send(`id: ${formatStreamPosition(position)}\n\n`);
  }

  get isClosed(): boolean {
    return this.body.writableEnded || this.body.destroyed;
  }

  close(): void {
    this.body.end();
  }

  private send(text: string): void {
    if (this.isClosed) return;
    if (this.body.readableLength + this.body.writableLength > UNREAD_MAX_BYTES) this.body.destroy();
    else this.body.write(text);
  }
}

const block = ({ name, data }: Pick<LiveEvent, 'name' | 'data'>): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const frame = (name: string, data: object, position: StreamPosition): string =>
  `id: ${formatStreamPosition(position)}\n${block({ name, data })}`;
