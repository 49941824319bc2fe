import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { registerApiUser } from '../support/api-user.ts';
import { fakeMicrophoneFile } from '../support/fake-microphone.ts';
import { dataDir } from '../support/installation.ts';
import { parsePromql } from '../support/promql.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}

interface Dashboard {
  panels: { title: string; type: string; targets?: { expr: string; legendFormat: string }[] }[];
}

const { groups } = parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: AlertRule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as Dashboard;
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets);
const expressions = [...rules.map(({ expr }) => expr), ...queries.map(({ expr }) => expr)];

/** What Prometheus adds to each series: the labels of the scrape configuration. `up` is a series of its own. */
const TARGET_LABELS = ['service', 'instance'];
const ADDED_BY_PROMETHEUS = new Map([['up', new Set<string>()]]);

/** Reads the metrics that all processes serve, and the labels of each. */
async function readServedMetrics(): Promise<Map<string, Set<string>>> {
  const { metrics } = JSON.parse(readFileSync(join(dataDir, 'run/installation.json'), 'utf8')) as {
    metrics: Record<string, string>;
  };
  const served = new Map(ADDED_BY_PROMETHEUS);
  for (const url of Object.values(metrics)) {
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm)) {
      const known = served.get(name) ?? new Set();
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
      served.set(name, known);
    }
  }
  return served;
}

/** Returns what an expression uses that no process serves. */
function findUnknownNames(expression: string, served: Map<string, Set<string>>): string[] {
  const { selectors, groupedBy } = parsePromql(expression);
  const labelsOf = (metric: string): string[] => [...(served.get(metric) ?? []), ...TARGET_LABELS];
  const unknown = selectors.flatMap(({ metric, labels }) =>
    served.has(metric)
      ? labels.filter((label) => !labelsOf(metric).includes(label)).map((label) => `${metric}{${label}}`)
      : [metric],
  );
  const groupable = selectors.flatMap(({ metric }) => labelsOf(metric));
  return [...unknown, ...groupedBy.filter((label) => !groupable.includes(label)).map((label) => `by (${label})`)];
}

test('the dashboard and the alert rules use metrics and labels that the running processes serve', async ({
  baseURL,
}) => {
  const user = await registerApiUser(baseURL, { firstName: 'Mei' });
  const audio = { name: 'voice.wav', mimeType: 'audio/wav', buffer: readFileSync(fakeMicrophoneFile) };
  expect((await user.api.post('/api/upload/audio', { multipart: { audio } })).ok()).toBe(true);
  // Counts as a rejected request with a reason.
  expect((await user.api.get('/api/journal-entries%5c')).status()).toBe(400);
  await expect(async () => {
    const served = await readServedMetrics();
    const unknown = expressions.flatMap((expression) => findUnknownNames(expression, served));
    expect(unknown).toEqual([]);
  }).toPass();
  const served = await readServedMetrics();
  expect(
    findUnknownNames('sum by (colour) (rate(memory_dead_letters{shape="round"}[5m])) > memory_none', served),
  ).toEqual(['memory_dead_letters{shape}', 'memory_none', 'by (colour)']);
});

test('what a legend or a summary names is a label of its expression', () => {
  for (const { expr, legendFormat } of queries)
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
      expect(parsePromql(expr).groupedBy, `${label} of ${expr}`).toContain(label);
  for (const { expr, annotations } of rules)
    for (const [, label = ''] of annotations.summary.matchAll(/\$labels\.(\w+)/g))
      expect([...parsePromql(expr).groupedBy, ...TARGET_LABELS], `${label} of ${expr}`).toContain(label);
});

test('each alert has a severity, a summary, the reason for its threshold, and a runbook that exists', () => {
  const headings = [...read('docs/operations/watching.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(['critical', 'warning'], alert).toContain(labels.severity);
    expect([alert, annotations.summary.length > 0, annotations.description.length > 0]).toEqual([alert, true, true]);
    const [file, anchor] = annotations.runbook.split('#');
    expect([alert, file, headings.includes(anchor ?? '')]).toEqual([alert, 'docs/operations/watching.md', true]);
  }
});
