import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRegistered, friendshipChanged } from '@memory/events';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { productProcessIds, startCpuMeter } from '../product/process-usage.ts';
import type { Product } from '../product/product.ts';
import { type Benchmark, type BenchmarkContext, quantile } from './benchmark.ts';
import { measureDelivery, measureThroughput, type ProductServers } from './event-bus.ts';
import { profileProcess } from './http/cpu-profile.ts';

const EVENTS_PER_SECOND = 500;

/** Measures how long events take from their commit to their handler in another service, and how many per second the bus carries. */
export const eventDeliveryBenchmark: Benchmark = {
  name: 'events',
  description:
    'events from the commit to their handlers: latency, and events per second (--quick, --profile <process>)',
  async measure(context) {
    const { isQuick } = context.options;
    const product = await context.startProduct();
    const servers = {
      social: new Pool({ connectionString: product.environmentOf('social-svc').DATABASE_URL }),
      journal: new Pool({ connectionString: product.environmentOf('journal-svc').DATABASE_URL }),
      redis: new Redis(product.installation().redisUrl),
    };
    try {
      // The first events are not measured, because their code is not compiled yet.
      await measureThroughput(servers, friendshipChanged, 20_000);
      await measureDelivery(servers, EVENTS_PER_SECOND, 2);
      const latencies = await measureDelivery(servers, EVENTS_PER_SECOND, isQuick ? 5 : 20);
      const report = (part: number, limits = {}): void =>
        context.report({
          label: `from commit to handler at ${EVENTS_PER_SECOND}/s, ${part * 100} of 100 events within`,
          value: quantile(latencies, part),
          unit: 'ms',
          ...limits,
        });
      report(0.5);
      report(0.99, { atMost: 100 });
      await reportThroughput(context, product, servers, isQuick ? 50_000 : 200_000);
      const handled = await measureThroughput(servers, accountRegistered, isQuick ? 10_000 : 50_000);
      context.report({
        label: 'handled by journal-svc, each in a transaction of its own',
        value: handled,
        unit: 'events/s',
      });
    } finally {
      servers.redis.disconnect();
      await Promise.all([servers.social.end(), servers.journal.end()]);
    }
  },
};

/** Reports the events per second of a type that the services read and acknowledge, but do not handle: the work of the bus alone. */
async function reportThroughput(
  { report, print, options }: BenchmarkContext,
  product: Product,
  servers: ProductServers,
  events: number,
): Promise<void> {
  const readCpuSeconds = startCpuMeter(productProcessIds(product));
  const perSecond = await measureThroughput(servers, friendshipChanged, events);
  const cpuSeconds = [...readCpuSeconds()].filter(([name]) => name !== 'media-worker');
  report({ label: 'through the bus to four services', value: perSecond, unit: 'events/s', atLeast: 10_000 });
  const microseconds = cpuSeconds.map(([name, seconds]) => `${name} ${((seconds * 1e6) / events).toFixed(1)}`);
  print(`    CPU time per event in microseconds: ${microseconds.join(', ')}`);
  if (options.profile === undefined) return;
  const file = join(tmpdir(), `${options.profile}-events.cpuprofile`);
  const lines = await profileProcess(product.processId(options.profile), file, () =>
    measureThroughput(servers, friendshipChanged, events),
  );
  print(
    `    where ${options.profile} spends its CPU time (${file}):\n${lines.map((line) => `      ${line}`).join('\n')}`,
  );
}
