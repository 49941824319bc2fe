import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRegistered, friendshipChanged } from '@memory/events';
import type { Benchmark, BenchmarkContext, RunningProduct } from './benchmark.ts';
import { measureThroughput } from './events/bus-throughput.ts';
import { measureDelivery } from './events/delivery-latency.ts';
import { connectToServers, type ProductServers } from './events/product-servers.ts';
import { profileProcess } from './http/cpu-profile.ts';
import { quantile } from './http/load.ts';
import { cpuSecondsOfTree } from './http/process-usage.ts';

const EVENTS_PER_SECOND = 500;
const PROCESSES = ['social-svc', 'journal-svc', 'media-svc', 'language-svc', 'gateway', 'postgres', 'redis'];

/** Measures how long events take from their commit to their handler in another service, and how many per second the bus carries. */
export const eventDeliveryBenchmark: Benchmark = {
  name: 'events',
  description:
    'events from the commit to their handlers: latency, and events per second (--quick, --profile <process>)',
  async measure(context) {
    const { isQuick } = context.options;
    const product = await context.startProduct();
    const servers = connectToServers(product);
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
      await servers.close();
    }
  },
};

/** Reports the events per second of a type that the services read and acknowledge, but do not handle: the work of the bus alone. */
async function reportThroughput(
  { report, print, options }: BenchmarkContext,
  product: RunningProduct,
  servers: ProductServers,
  events: number,
): Promise<void> {
  const readCpu = () => PROCESSES.map((name) => cpuSecondsOfTree(product.processId(name)));
  const before = readCpu();
  const perSecond = await measureThroughput(servers, friendshipChanged, events);
  const after = readCpu();
  report({ label: 'through the bus to four services', value: perSecond, unit: 'events/s', atLeast: 10_000 });
  const microseconds = PROCESSES.map((name, n) => `${name} ${(((after[n]! - before[n]!) * 1e6) / events).toFixed(1)}`);
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
