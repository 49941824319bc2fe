import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Delivery } from './delivery.ts';

interface Batch {
  readonly ids: string[];
  readonly sent: Promise<void>;
}

/** Acknowledges the deliveries of a consumer group. One command per stream acknowledges all deliveries of the same turn of the event loop. */
export class Acknowledger {
  private readonly redis: Redis;
  private readonly group: string;
  private readonly batches = new Map<string, Batch>();

  constructor(redis: Redis, group: string) {
    this.redis = redis;
    this.group = group;
  }

  /** Resolves when Redis has stored the acknowledgement. @throws when Redis fails */
  acknowledge({ stream, id }: Pick<Delivery, 'stream' | 'id'>): Promise<void> {
    let batch = this.batches.get(stream);
    if (!batch) {
      const ids: string[] = [];
      batch = { ids, sent: this.send(stream, ids) };
      this.batches.set(stream, batch);
    }
    batch.ids.push(id);
    return batch.sent;
  }

  private async send(stream: string, ids: readonly string[]): Promise<void> {
    await setImmediate();
    this.batches.delete(stream);
    await this.redis.xack(stream, this.group, ...ids);
  }
}
