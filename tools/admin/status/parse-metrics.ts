/** One value of a process, from the text that Prometheus reads. */
export interface MetricValue {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Parses metrics in the text format of Prometheus. Comments are ignored. */
export function parseMetrics(text: string): MetricValue[] {
  return [...text.matchAll(LINE)].map(([, name = '', labels = '', value = '']) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, label = '', content = '']) => [label, content])),
    value: Number(value),
  }));
}
