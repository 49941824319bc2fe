import { Gauge, type Registry } from 'prom-client';
import { resolveWithin } from '../health/resolve-within.ts';

/** How long reading may take, in milliseconds: a scrape must not wait for a database that does not respond. */
const READ_TIMEOUT_MS = 1_000;

interface SampledGaugesOptions<Sample, Label extends string> {
  readonly labelNames: readonly Label[];
  readonly labelsOf: (sample: Sample) => Record<Label, string>;
  /** Reads one sample for each combination of labels. It is called once for each scrape. */
  readonly read: () => PromiseLike<readonly Sample[]>;
  readonly gauges: readonly {
    readonly name: string;
    readonly help: string;
    readonly value: (sample: Sample) => number;
  }[];
}

/**
 * Registers gauges whose values are read together when Prometheus asks for them. When they cannot be read, or not within a second, the gauges
 * have no values, instead of old ones or 0.
 */
export function registerSampledGauges<Sample, Label extends string = never>(
  registry: Registry,
  { labelNames, labelsOf, read, gauges }: SampledGaugesOptions<Sample, Label>,
): void {
  let reading: Promise<readonly Sample[]> | undefined;
  // All gauges of a registry are collected at the same time, so they share one reading.
  const readOnce = (): Promise<readonly Sample[]> =>
    (reading ??= resolveWithin(READ_TIMEOUT_MS, async () => read())
      .then((samples) => samples ?? [])
      .finally(() => (reading = undefined)));
  for (const { name, help, value } of gauges) {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const samples = await readOnce();
        gauge.reset();
        // A gauge without labels has the value 0 after its reset.
        if (labelNames.length === 0) gauge.remove();
        for (const sample of samples) gauge.set(labelsOf(sample), value(sample));
      },
    });
  }
}
