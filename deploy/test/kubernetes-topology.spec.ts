import { heapOptions, topology } from '@memory/launcher/topology';
import { shutdownMaxSeconds } from '@memory/service-kit/shutdown-limits';
import { composeFile } from './compose-file.ts';
import {
  containerOf,
  everyPod,
  everyProcess,
  findObject,
  objectsOfKind,
  overlays,
  parseMebibytes,
  patchedValues,
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

const settings = findObject('ConfigMap', 'settings').data ?? {};
const toKubernetesQuantity = (limit = ''): string => limit.replace(/^(\d+)m$/, '$1Mi').replace(/^(\d+)g$/, '$1Gi');
const scalers = [
  ...objectsOfKind<ScalingSpec>('HorizontalPodAutoscaler'),
  ...objectsOfKind<ScalingSpec>('ScaledObject'),
];
/** The least and the greatest number of replicas of each process in an overlay, by its name. */
const replicasIn = (overlay: string) =>
  scalers.map(({ kind, metadata, spec }) => {
    const patched = patchedValues(`overlays/${overlay}`, kind, metadata.name);
    const [least, most] =
      kind === 'ScaledObject' ? ['minReplicaCount', 'maxReplicaCount'] : ['minReplicas', 'maxReplicas'];
    const read = (field: string) => Number(patched[`/spec/${field}`] ?? spec[field as keyof ScalingSpec]);
    return { kind, name: spec.scaleTargetRef.name, least: read(least!), most: read(most!) };
  });
const POD = '/spec/template/spec';
const CONTAINER = `${POD}/containers/0`;

describe.each(overlays.flatMap((overlay) => topology.map((process) => [overlay, process.name, process] as const)))(
  '%s: %s',
  (overlay, name, process) => {
    it('limits its heap like npm start, and its memory like docker-compose.yml, to more than the heap', () => {
      const { env = [], resources } = containerOf(findObject<Workload>('Deployment', name));
      const patched = patchedValues(`overlays/${overlay}`, 'Deployment', name);
      const limit = (patched[`${CONTAINER}/resources/limits/memory`] as string) ?? resources.limits.memory;
      const options =
        patched[`${CONTAINER}/env/0/value`] ?? env.find((variable) => variable.name === 'NODE_OPTIONS')?.value;
      const larger = largerHeaps[`${overlay}/${name}`];
      const heapMb = larger?.heapMb ?? process.heapMb;
      expect(options).toBe(heapOptions(heapMb));
      expect(limit).toBe(larger?.memory ?? toKubernetesQuantity(composeFile.services[name]?.mem_limit));
      expect(parseMebibytes(limit)).toBeGreaterThanOrEqual(heapMb + BESIDE_HEAP_MB);
    });
  },
);

it('the setting that a larger heap replaces is that of the heap', () => {
  for (const place of Object.keys(largerHeaps)) {
    const name = place.split('/')[1] ?? '';
    expect(containerOf(findObject<Workload>('Deployment', name)).env?.[0]?.name).toBe('NODE_OPTIONS');
  }
});

describe('every process', () => {
  it('is probed at the addresses of docs/operations/faults.md', () => {
    expect(everyProcess[`${CONTAINER}/ports`]).toEqual([
      { name: 'http', containerPort: Number(settings.PORT) },
      { name: 'metrics', containerPort: Number(settings.METRICS_PORT) },
    ]);
    const live = { httpGet: { path: '/live', port: 'metrics' } };
    expect(everyProcess[`${CONTAINER}/startupProbe`]).toMatchObject(live);
    expect(everyProcess[`${CONTAINER}/livenessProbe`]).toMatchObject(live);
    expect(everyProcess[`${CONTAINER}/readinessProbe`]).toMatchObject({ httpGet: { path: '/health', port: 'http' } });
  });

  it('is told to stop after it has left its Service, and has the time that its shutdown takes', () => {
    const { preStop } = everyProcess[`${CONTAINER}/lifecycle`] as { preStop: { sleep: { seconds: number } } };
    expect(preStop.sleep.seconds).toBeGreaterThanOrEqual(5);
    expect(everyProcess[`${POD}/terminationGracePeriodSeconds`]).toBe(
      preStop.sleep.seconds + shutdownMaxSeconds(settings),
    );
  });

  it('is replaced without a gap, and on other machines than its other replicas', () => {
    expect(everyProcess['/spec/strategy']).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
    expect(everyProcess[`${POD}/topologySpreadConstraints`]).toMatchObject([
      { topologyKey: 'kubernetes.io/hostname' },
      { topologyKey: 'topology.kubernetes.io/zone' },
    ]);
  });

  it('is reached by the patch for every process, and no other Deployment is', () => {
    const pattern = /^(?:gateway|.*-svc|media-worker)$/;
    const reached = objectsOfKind('Deployment').flatMap(({ metadata }) =>
      pattern.test(metadata.name) ? [metadata.name] : [],
    );
    expect(reached.toSorted()).toEqual(topology.map(({ name }) => name).toSorted());
    expect(Object.keys(everyProcess).filter((path) => path in everyPod)).toEqual([]);
  });
});

describe.each(topology.map((process) => [process.name, process] as const))('%s', (name, process) => {
  const deployment = findObject<Workload>('Deployment', name);
  const container = containerOf(deployment);
  const service = composeFile.services[name];

  it('runs the image and the program of docker-compose.yml', () => {
    expect([container.image, container.args]).toEqual([service?.image, service?.command]);
  });

  it('has the folders that it writes to as volumes', () => {
    const folders = [...(process.folders?.includes('scratch') ? [settings.SCRATCH_DIR] : []), '/tmp'];
    expect(container.volumeMounts?.map(({ mountPath }) => mountPath).toSorted()).toEqual(folders.toSorted());
  });

  it('has a number of replicas that its load decides, and that a new version does not reset', () => {
    expect(deployment.spec.replicas).toBeUndefined();
    expect(scalers.filter(({ spec }) => spec.scaleTargetRef.name === name)).toHaveLength(1);
  });

  it('loses one replica at a time when machines are emptied', () => {
    const { spec } = findObject<DisruptionSpec>('PodDisruptionBudget', name);
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
    const { spec } = findObject<ServiceSpec>('Service', name);
    expect(settings[process.addressVariable]).toBe(`http://${name}:${spec.ports[0]?.port}`);
    expect(spec).toEqual({
      selector: { 'app.kubernetes.io/name': name },
      ports: [{ name: 'http', port: Number(settings.PORT), targetPort: 'http' }],
    });
  });
});

describe('the manifests', () => {
  it('run the processes of topology.ts, and the programs of the Compose file that are no servers, and nothing else', () => {
    const programs = objectsOfKind('Deployment').map(({ metadata }) => metadata.name);
    expect(programs.toSorted()).toEqual([...topology.map(({ name }) => name), 'admin'].toSorted());
  });

  it('have PostgreSQL of the version of docker-compose.yml, with the settings that keep personal data out of its log', () => {
    const { spec } = findObject<ClusterSpec>('Cluster', 'postgres');
    const major = /postgres:(\d+)/.exec(composeFile.services.postgres?.image ?? '')?.[1];
    expect(spec.imageName).toBe(`ghcr.io/cloudnative-pg/postgresql:${major}`);
    expect(spec.postgresql.parameters).toMatchObject({
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
    });
  });

  it('lose no acknowledged change with a machine of PostgreSQL, and let nobody log in as a superuser', () => {
    const { spec } = findObject<ClusterSpec>('Cluster', 'postgres');
    expect(spec.instances).toBeGreaterThanOrEqual(3);
    expect(spec.postgresql.synchronous).toMatchObject({ number: 1, dataDurability: 'required' });
    expect(spec.enableSuperuserAccess).toBe(false);
    expect(spec.managed.roles).toMatchObject([{ superuser: false, createrole: true, createdb: true }]);
  });

  it.each(overlays)('change numbers of PostgreSQL in %s, and not how it keeps its data', (overlay) => {
    expect(Object.keys(patchedValues(`overlays/${overlay}`, 'Cluster'))).toEqual(
      overlay === 'large'
        ? [
            '/spec/postgresql/parameters/max_connections',
            '/spec/postgresql/parameters/shared_buffers',
            '/spec/resources',
            '/spec/storage/size',
          ]
        : [],
    );
  });

  it.each(overlays)('have enough connections to PostgreSQL for the largest number of replicas of %s', (overlay) => {
    const { spec } = findObject<ClusterSpec>('Cluster', 'postgres');
    const patched = patchedValues(`overlays/${overlay}`, 'Cluster')['/spec/postgresql/parameters/max_connections'];
    const replicas = replicasIn(overlay)
      .filter((scaler) => topology.some(({ name, database }) => database && scaler.name === name))
      .reduce((sum, { most }) => sum + most, 0);
    expect(Number(patched ?? spec.postgresql.parameters.max_connections)).toBeGreaterThanOrEqual(
      replicas * CONNECTIONS_PER_REPLICA + RESERVED_CONNECTIONS,
    );
  });

  it.each(overlays)('have two replicas at least of all that people wait for in %s', (overlay) => {
    for (const { kind, name, least, most } of replicasIn(overlay))
      expect([name, kind === 'ScaledObject' || least >= 2, most > least]).toEqual([name, true, true]);
  });
});

describe('the programs beside the processes', () => {
  it.each([
    ['Job', 'migrate'],
    ['Deployment', 'admin'],
    ['StatefulSet', 'redis'],
  ])('the %s %s has the image and the limits of docker-compose.yml', (kind, name) => {
    const { image, resources } = containerOf(findObject<Workload>(kind, name));
    const service = composeFile.services[name];
    expect(image).toBe(service?.image);
    expect(parseMebibytes(resources.limits.memory)).toBe(parseMebibytes(toKubernetesQuantity(service?.mem_limit)));
  });

  it('Redis has the settings of docker-compose.yml', () => {
    const { args } = containerOf(findObject<Workload>('StatefulSet', 'redis'));
    expect(args).toEqual(composeFile.services.redis?.command);
  });

  it('the administrator has no pod until one is wanted', () => {
    expect(findObject<Workload>('Deployment', 'admin').spec.replicas).toBe(0);
  });
});
