import type { BenchmarkContext } from '../benchmark.ts';
import type { RequestFigures } from './measure-requests.ts';

/** The figures of the same requests at both sizes. */
export interface ScaleRow {
  readonly name: string;
  readonly small: RequestFigures;
  readonly large: RequestFigures;
}

/** Reports the ratio of the large size to the small one. */
export function reportRow({ report }: BenchmarkContext, { name, small, large }: ScaleRow, atMost: number): void {
  report({
    label: `${name}: p95 (${large.p95.toFixed(1)} and ${small.p95.toFixed(1)} ms; PostgreSQL CPU ${large.postgresCpuMs.toFixed(2)} and ${small.postgresCpuMs.toFixed(2)} ms)`,
    value: large.p95 / small.p95,
    unit: 'times',
    atMost,
  });
}

/** Formats the rows as a table in Markdown. */
export function formatScaleTable(rows: readonly ScaleRow[], sizes: { small: number; large: number }): string {
  const [small, large] = [sizes.small, sizes.large].map((size) => size.toLocaleString('en'));
  const head = ['Request', `p95 at ${small}`, `p95 at ${large}`, 'times', `PostgreSQL CPU at ${small}`, `at ${large}`];
  const cells = rows.map((row) => [
    row.name,
    `${row.small.p95.toFixed(1)} ms`,
    `${row.large.p95.toFixed(1)} ms`,
    (row.large.p95 / row.small.p95).toFixed(2),
    `${row.small.postgresCpuMs.toFixed(2)} ms`,
    `${row.large.postgresCpuMs.toFixed(2)} ms`,
  ]);
  return `\n${[head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n')}`;
}
