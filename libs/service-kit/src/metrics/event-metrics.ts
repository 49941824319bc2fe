import { type EventBusState, type EventGroupState, OutboxRelay } from '@memory/event-bus';
import { Injectable, Optional } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DegradationChecks } from '../health/degradation-checks.ts';
import { Metrics } from './metrics.ts';

/**
 * How long an event may wait for a group before the process counts as degraded, in seconds. An event is normally handled within a second. An event
 * whose handler fails is retried for about four minutes before it becomes a dead letter.
 */
const MAX_EVENT_DELAY_SECONDS = 300;

/** The gauges without labels: name, description and value. */
const gauges: readonly (readonly [name: string, help: string, value: (state: EventBusState) => number])[] = [
  ['memory_outbox_rows', 'Events that wait to be published (at most 100,000 are counted)', ({ outbox }) => outbox.rows],
  ['memory_outbox_oldest_seconds', 'Age of the oldest event in the outbox', ({ outbox }) => outbox.oldestSeconds],
  [
    'memory_published_event_rows',
    'Published events that are kept until all groups have handled them (at most 100,000 are counted)',
    ({ published }) => published.rows,
  ],
  [
    'memory_published_event_oldest_seconds',
    'Age of the oldest event in published_event',
    ({ published }) => published.oldestSeconds,
  ],
  ['memory_redis_memory_used_bytes', 'Memory that Redis uses', ({ redisMemory }) => redisMemory.usedBytes],
  [
    'memory_redis_memory_max_bytes',
    'The memory at which Redis rejects writes (maxmemory); 0 without a limit',
    ({ redisMemory }) => redisMemory.maxBytes,
  ],
];

/** The gauges with one value per producer and consumer group. */
const groupGauges: readonly (readonly [name: string, help: string, value: (group: EventGroupState) => number])[] = [
  [
    'memory_event_group_oldest_seconds',
    'Age of the oldest event of a producer that a consumer group has not handled; 0 when it has handled all',
    ({ oldestSeconds }) => oldestSeconds,
  ],
  [
    'memory_dead_letters',
    'Events of a producer that a consumer group failed to handle too often',
    ({ deadLetters }) => deadLetters,
  ],
];

/** Exports the measurements of the outbox relay of the process. Does nothing in a process without a relay. */
@Injectable()
export class EventMetrics {
  constructor(
    { registry }: Metrics,
    degradation: DegradationChecks,
    @Optional() private readonly relay?: OutboxRelay,
  ) {
    if (!relay) return;
    const registers = [registry];
    for (const [name, help, value] of gauges) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: () => {
          gauge.reset();
          // Without a measurement, the gauge has no value. An old value or 0 would be misleading.
          if (relay.state) gauge.set(value(relay.state));
          else gauge.remove();
        },
      });
    }
    for (const [name, help, value] of groupGauges) {
      const gauge: Gauge<'producer' | 'group'> = new Gauge({
        name,
        help,
        labelNames: ['producer', 'group'],
        registers,
        collect: () => {
          gauge.reset();
          for (const group of relay.state?.groups ?? [])
            gauge.set({ producer: group.producer, group: group.group }, value(group));
        },
      });
    }
    degradation.register('events_delayed', () => this.isDelayed());
  }

  private isDelayed(): boolean {
    return this.relay?.state?.groups.some(({ oldestSeconds }) => oldestSeconds > MAX_EVENT_DELAY_SECONDS) ?? false;
  }
}
