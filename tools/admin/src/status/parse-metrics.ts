/** One value of a process in Prometheus's text format. */
export interface MetricValue {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm;
const LABEL = /(?<!\w)(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Parses metrics in the text format of Prometheus. Comments are ignored. */
export function parseMetrics(text: string): MetricValue[] {
  return [...text.matchAll(LINE)].map(([, name = '', labels = '', value = '']) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, label = '', content = '']) => [label, content])),
    value: Number(value),
  }));
}

/** Returns the value of the first metric with this name and these labels; null when there is no such metric. */
export const valueOf = (
  metrics: readonly MetricValue[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | null =>
  metrics.find(
    (metric) =>
      metric.name === name && Object.entries(labels).every(([label, value]) => metric.labels[label] === value),
  )?.value ?? null;
