import { Gauge, type Registry } from 'prom-client';
import { resolveWithin } from '../health/resolve-within.ts';

/** How long a reading may take, in milliseconds. A scrape must not wait for a database that does not respond. */
const READ_TIMEOUT_MS = 1_000;

interface SampledGaugesOptions<Sample, Label extends string> {
  readonly labelNames: readonly Label[];
  readonly labelsOf: (sample: Sample) => Record<Label, string>;
  /** Reads one sample per combination of labels. Called once per scrape. */
  readonly read: () => PromiseLike<readonly Sample[]>;
  readonly gauges: readonly {
    readonly name: string;
    readonly help: string;
    readonly value: (sample: Sample) => number;
  }[];
}

/**
 * Registers gauges whose values are read together when Prometheus requests them. When the values cannot be read within a second, the gauges have no
 * values. Old values or 0 would be misleading.
 */
export function registerSampledGauges<Sample, Label extends string = never>(
  registry: Registry,
  { labelNames, labelsOf, read, gauges }: SampledGaugesOptions<Sample, Label>,
): void {
  let reading: Promise<readonly Sample[]> | undefined;
  // All gauges of a registry are collected at the same time, so they share one call of `read`.
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
