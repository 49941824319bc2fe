import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolderOfEntryFile } from '@memory/launcher/topology';
import { settingsReadBy } from '@memory/service-kit/settings';
import { repositoryRoot } from './compose-file.ts';
import { findObject, objectsOfKind } from './kubernetes/manifests.ts';

interface ScaledObjectSpec {
  triggers: { type: string; metadata: Record<string, string> }[];
}
interface JobCatalog {
  jobCatalog: Record<string, { publicName: string; concurrency(config: unknown): number }>;
}

describe('the ScaledObject of media-worker', () => {
  const { spec } = findObject<ScaledObjectSpec>('ScaledObject', 'media-worker');
  const jobOf = (query = ''): string | undefined => /job="(\w+)"/.exec(query)?.[1];

  it('adds workers when a queue has more than twice the jobs that its workers run, for every kind of job', async () => {
    const app = join(repositoryRoot, appFolderOfEntryFile('apps/media-svc/src/worker.ts'), 'src');
    const { jobCatalog } = (await import(join(app, 'jobs/job-catalog.ts'))) as JobCatalog;
    const defaults = Object.fromEntries(
      Object.entries(settingsReadBy('media-svc'))
        .filter(([name]) => name.endsWith('_CONCURRENCY'))
        .map(([name, { schema }]) => [name, schema.parse(undefined)]),
    );
    const thresholds = Object.values(jobCatalog).map((job) => [job.publicName, String(2 * job.concurrency(defaults))]);
    expect(spec.triggers.map(({ metadata }) => [jobOf(metadata.query), metadata.threshold])).toEqual(thresholds);
  });

  it('counts the series and states that media-svc exports, in one of its replicas', () => {
    const read = (file: string): string => readFileSync(join(repositoryRoot, 'apps/media-svc/src', file), 'utf8');
    const source = read('operations/queue-metrics.ts') + read('jobs/job-queues.ts');
    for (const { metadata } of spec.triggers) {
      const [, series = '', states = ''] =
        /^sum\(max by \(state\) \((\w+)\{job="\w+",state=~"([\w|]+)",namespace="memory"\}\)\)$/.exec(
          metadata.query ?? '',
        ) ?? [];
      for (const name of [series, ...states.split('|')]) expect(source).toContain(`'${name}'`);
      expect(metadata.ignoreNullValues).toBe('false');
    }
  });

  it('finds the label `job` under its own name, because Prometheus is told to keep it', () => {
    const monitors = objectsOfKind<{ podMetricsEndpoints: { port: string; path: string; honorLabels: boolean }[] }>(
      'PodMonitor',
    );
    expect(monitors.map((monitor) => monitor.spec.podMetricsEndpoints)).toEqual([
      [{ port: 'metrics', path: '/metrics', interval: '15s', honorLabels: true }],
    ]);
  });
});
