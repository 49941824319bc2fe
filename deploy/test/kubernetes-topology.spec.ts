import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownMaxSeconds } from '@memory/service-kit/shutdown-limits';
import { appFolderOfEntryFile, heapOptions, topology } from '@memory/tools/topology.ts';
import { composeFile, repositoryRoot } from './compose-file.ts';
import {
  containerOf,
  findObject,
  objectsOfKind,
  overlays,
  parseMebibytes,
  type Workload,
} from './kubernetes/manifests.ts';

interface ServiceSpec {
  selector: Record<string, string>;
  ports: { name: string; port: number; targetPort: string }[];
}
interface ScalingSpec {
  scaleTargetRef: { name: string };
  minReplicas?: number;
  maxReplicas?: number;
  minReplicaCount?: number;
  maxReplicaCount?: number;
}
interface ScaledObjectSpec extends ScalingSpec {
  triggers: { type: string; metadata: Record<string, string> }[];
}
interface DisruptionSpec {
  maxUnavailable?: number;
  selector: { matchLabels: Record<string, string> };
}
interface ClusterSpec {
  instances: number;
  imageName: string;
  enableSuperuserAccess: boolean;
  managed: { roles: { name: string; superuser: boolean; createrole: boolean; createdb: boolean }[] };
  postgresql: {
    parameters: Record<string, string>;
    synchronous: { number: number; dataDurability: string };
  };
}
interface JobCatalog {
  jobCatalog: Record<string, { publicName: string; concurrency(config: unknown): number }>;
}

/** What a process needs beside the limit of its heap, in MB (deploy/test/hardening.spec.ts). */
const BESIDE_HEAP_MB = 176;
/** The overlays in which a process has a larger heap than on one machine, in MB. */
const largerHeaps: Record<string, { heapMb: number; memory: string }> = {
  // Live streams.
  'large/gateway': { heapMb: 512, memory: '768Mi' },
};
/** How many connections to PostgreSQL a replica opens at most: ten of its pool, one of its relay, and those that hold advisory locks. */
const CONNECTIONS_PER_REPLICA = 14;
/** Connections that PostgreSQL, its operator and `migrate` need. */
const RESERVED_CONNECTIONS = 20;

const settings = findObject('base', 'ConfigMap', 'settings').data ?? {};
const toKubernetesQuantity = (limit = ''): string => limit.replace(/^(\d+)m$/, '$1Mi').replace(/^(\d+)g$/, '$1Gi');
const withoutTag = (image: string): string => image.replace(/^registry\.example\.org\//, '').replace(/:[^:/]+$/, '');
const scalersOf = (overlay: string) => [
  ...objectsOfKind<ScalingSpec>(overlay, 'HorizontalPodAutoscaler'),
  ...objectsOfKind<ScalingSpec>(overlay, 'ScaledObject'),
];
const maxReplicasOf = ({ maxReplicas, maxReplicaCount }: ScalingSpec): number => maxReplicas ?? maxReplicaCount ?? 0;

describe.each(overlays.flatMap((overlay) => topology.map((process) => [overlay, process.name, process] as const)))(
  '%s: %s',
  (overlay, name, process) => {
    const deployment = findObject<Workload>(overlay, 'Deployment', name);
    const container = containerOf(deployment);
    const pod = deployment.spec.template.spec;
    const service = composeFile.services[name];

    it('runs the image and the program of docker-compose.yml', () => {
      expect([withoutTag(container.image), container.args]).toEqual([service?.image, service?.command]);
    });

    it('limits its heap like npm start, and its memory like docker-compose.yml, to more than the heap', () => {
      const larger = largerHeaps[`${overlay}/${name}`];
      const heapMb = larger?.heapMb ?? process.heapMb;
      expect(container.env).toContainEqual({ name: 'NODE_OPTIONS', value: heapOptions(heapMb) });
      expect(container.resources.limits.memory).toBe(larger?.memory ?? toKubernetesQuantity(service?.mem_limit));
      expect(parseMebibytes(container.resources.limits.memory)).toBeGreaterThanOrEqual(heapMb + BESIDE_HEAP_MB);
    });

    it('has the folders that it writes to as volumes', () => {
      const folders = [...(process.folders?.includes('scratch') ? [settings.SCRATCH_DIR] : []), '/tmp'];
      expect(container.volumeMounts?.map(({ mountPath }) => mountPath).toSorted()).toEqual(folders.toSorted());
    });

    it('is probed at the addresses of docs/operations/faults.md', () => {
      expect(container.ports).toEqual([
        { name: 'http', containerPort: Number(settings.PORT) },
        { name: 'metrics', containerPort: Number(settings.METRICS_PORT) },
      ]);
      expect(container.startupProbe?.httpGet).toEqual({ path: '/live', port: 'metrics' });
      expect(container.livenessProbe?.httpGet).toEqual({ path: '/live', port: 'metrics' });
      expect(container.readinessProbe?.httpGet).toEqual({ path: '/health', port: 'http' });
    });

    it('is told to stop after it has left its Service, and has the time that its shutdown takes', () => {
      const beforeStop = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
      expect(beforeStop).toBeGreaterThanOrEqual(5);
      expect(pod.terminationGracePeriodSeconds).toBe(beforeStop + shutdownMaxSeconds(settings));
    });

    it('is replaced without a gap, and on other machines than its other replicas', () => {
      expect(deployment.spec.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
      expect(pod.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual([
        'kubernetes.io/hostname',
        'topology.kubernetes.io/zone',
      ]);
    });

    it('has a number of replicas that its load decides, and that a new version does not reset', () => {
      expect(deployment.spec.replicas).toBeUndefined();
      expect(scalersOf(overlay).filter(({ spec }) => spec.scaleTargetRef.name === name)).toHaveLength(1);
    });

    it('loses one replica at a time when machines are emptied', () => {
      const { spec } = findObject<DisruptionSpec>(overlay, 'PodDisruptionBudget', name);
      expect(spec).toMatchObject({
        maxUnavailable: 1,
        selector: { matchLabels: deployment.spec.selector!.matchLabels },
      });
    });

    it('has the labels by which its Service, its policies and its metrics find it', () => {
      expect(deployment.spec.template.metadata.labels).toEqual({
        'app.kubernetes.io/name': name,
        'app.kubernetes.io/part-of': 'memory',
      });
      expect(deployment.spec.selector?.matchLabels).toEqual({ 'app.kubernetes.io/name': name });
    });

    it('has a Service at the address that the other processes know', () => {
      if (!process.addressVariable) return;
      const { spec } = findObject<ServiceSpec>(overlay, 'Service', name);
      expect(settings[process.addressVariable]).toBe(`http://${name}:${spec.ports[0]?.port}`);
      expect(spec).toEqual({
        selector: { 'app.kubernetes.io/name': name },
        ports: [{ name: 'http', port: Number(settings.PORT), targetPort: 'http' }],
      });
    });
  },
);

describe.each(overlays)('%s', (overlay) => {
  it('runs the processes of topology.ts, and the programs of the Compose file that are no servers, and nothing else', () => {
    const programs = objectsOfKind(overlay, 'Deployment').map(({ metadata }) => metadata.name);
    expect(programs.toSorted()).toEqual([...topology.map(({ name }) => name), 'admin'].toSorted());
  });

  it('has PostgreSQL of the version of docker-compose.yml, with the settings that keep personal data out of its log', () => {
    const { spec } = findObject<ClusterSpec>(overlay, 'Cluster', 'postgres');
    const major = /postgres:(\d+)/.exec(composeFile.services.postgres?.image ?? '')?.[1];
    expect(spec.imageName).toBe(`ghcr.io/cloudnative-pg/postgresql:${major}`);
    expect(spec.postgresql.parameters).toMatchObject({
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
    });
  });

  it('loses no acknowledged change with a machine of PostgreSQL, and lets nobody log in as a superuser', () => {
    const { spec } = findObject<ClusterSpec>(overlay, 'Cluster', 'postgres');
    expect(spec.instances).toBeGreaterThanOrEqual(3);
    expect(spec.postgresql.synchronous).toMatchObject({ number: 1, dataDurability: 'required' });
    expect(spec.enableSuperuserAccess).toBe(false);
    expect(spec.managed.roles).toMatchObject([{ superuser: false, createrole: true, createdb: true }]);
  });

  it('has enough connections to PostgreSQL for the largest number of replicas', () => {
    const { spec } = findObject<ClusterSpec>(overlay, 'Cluster', 'postgres');
    const withDatabase = scalersOf(overlay).filter((scaler) =>
      topology.some(({ name, database }) => database && scaler.spec.scaleTargetRef.name === name),
    );
    const replicas = withDatabase.reduce((sum, scaler) => sum + maxReplicasOf(scaler.spec), 0);
    expect(Number(spec.postgresql.parameters.max_connections)).toBeGreaterThanOrEqual(
      replicas * CONNECTIONS_PER_REPLICA + RESERVED_CONNECTIONS,
    );
  });

  it('has two replicas at least of all that people wait for', () => {
    for (const { metadata, spec } of objectsOfKind<ScalingSpec>(overlay, 'HorizontalPodAutoscaler'))
      expect([metadata.name, spec.minReplicas! >= 2 && spec.maxReplicas! > spec.minReplicas!]).toEqual([
        metadata.name,
        true,
      ]);
  });
});

describe('the programs beside the processes', () => {
  it.each([
    ['Job', 'migrate'],
    ['Deployment', 'admin'],
    ['StatefulSet', 'redis'],
  ])('the %s %s has the image and the limits of docker-compose.yml', (kind, name) => {
    const { image, resources } = containerOf(findObject<Workload>('small', kind, name));
    const service = composeFile.services[name];
    const isOwn = service?.image.startsWith('memory/');
    expect(isOwn ? withoutTag(image) : image).toBe(service?.image);
    expect(parseMebibytes(resources.limits.memory)).toBe(parseMebibytes(toKubernetesQuantity(service?.mem_limit)));
  });

  it('Redis has the settings of docker-compose.yml', () => {
    const { args } = containerOf(findObject<Workload>('small', 'StatefulSet', 'redis'));
    expect(args).toEqual(composeFile.services.redis?.command);
  });

  it('the administrator has no pod until one is wanted', () => {
    for (const overlay of overlays) expect(findObject<Workload>(overlay, 'Deployment', 'admin').spec.replicas).toBe(0);
  });
});

describe('the ScaledObject of media-worker', () => {
  const { spec } = findObject<ScaledObjectSpec>('base', 'ScaledObject', 'media-worker');
  const jobOf = (query = ''): string | undefined => /job="(\w+)"/.exec(query)?.[1];

  it('adds workers when a queue has more than twice the jobs that its workers run, for every kind of job', async () => {
    const app = join(repositoryRoot, appFolderOfEntryFile('apps/media-svc/src/worker.ts'), 'src');
    const { jobCatalog } = (await import(join(app, 'jobs/job-catalog.ts'))) as JobCatalog;
    const { jobSettings } = (await import(join(app, 'settings/job-settings.ts'))) as {
      jobSettings: Record<string, { parse(value: unknown): unknown }>;
    };
    const { textExtractionSettings } = (await import(join(app, 'settings/text-extraction-settings.ts'))) as {
      textExtractionSettings: typeof jobSettings;
    };
    const defaults = Object.fromEntries(
      Object.entries({ ...jobSettings, ...textExtractionSettings })
        .filter(([name]) => name.endsWith('_CONCURRENCY'))
        .map(([name, schema]) => [name, schema.parse(undefined)]),
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
      'small',
      'PodMonitor',
    );
    expect(monitors.map((monitor) => monitor.spec.podMetricsEndpoints)).toEqual([
      [{ port: 'metrics', path: '/metrics', interval: '15s', honorLabels: true }],
    ]);
  });
});
