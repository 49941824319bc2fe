import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A Kubernetes object. `spec` and `data` are read by the tests of each kind. */
export interface KubernetesObject<Spec = unknown> {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec: Spec;
  data?: Record<string, string>;
}

/** A `kustomization.yaml`. What `kubectl kustomize` makes of it is checked with a cluster (docs/operations/releases.md). */
export interface Kustomization {
  namespace?: string;
  resources: string[];
  images?: { name: string; newName: string; newTag: string }[];
  patches?: { path?: string; patch?: string; target: { kind: string; name?: string } }[];
}

/** An operation of a JSON patch (RFC 6902). */
interface PatchOperation {
  op: string;
  path: string;
  value: unknown;
}

interface Probe {
  httpGet?: { path: string; port: string | number };
  periodSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    runAsNonRoot?: boolean;
    runAsUser?: number;
    capabilities?: { add?: string[]; drop?: string[] };
    seccompProfile?: { type: string };
  };
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
}

export interface PodSpec {
  containers: Container[];
  initContainers?: Container[];
  volumes?: ({ name: string; emptyDir?: { sizeLimit?: string } } & Record<string, unknown>)[];
  securityContext: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } };
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  shareProcessNamespace?: boolean;
  serviceAccountName?: string;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  restartPolicy?: string;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: { topologyKey: string }[];
}

/** The spec of an object that creates pods. */
export interface Workload {
  replicas?: number;
  selector?: { matchLabels: Record<string, string> };
  strategy?: { rollingUpdate?: { maxUnavailable: number } };
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
}

export const kubernetesFolder: string = join(import.meta.dirname, '../../kubernetes');
export const overlays: string[] = readdirSync(join(kubernetesFolder, 'overlays'));

const read = (file: string): string => readFileSync(join(kubernetesFolder, file), 'utf8');

/** Returns the objects in the files of a folder as they are written, before any patch. */
export const readObjects = (folder: string): KubernetesObject[] =>
  globSync('*.yaml', { cwd: join(kubernetesFolder, folder), exclude: ['kustomization.yaml'] })
    .toSorted()
    .flatMap((file) =>
      parseAllDocuments(read(join(folder, file))).map((document) => document.toJS() as KubernetesObject),
    );

export const readKustomization = (folder: string): Kustomization =>
  parse(read(join(folder, 'kustomization.yaml'))) as Kustomization;

/** Returns the patches of a folder: the objects that each changes, and its operations. */
export const readPatches = (
  folder: string,
): { target: { kind: string; name?: string }; operations: PatchOperation[] }[] =>
  (readKustomization(folder).patches ?? []).map(({ path, patch, target }) => ({
    target,
    operations: parse(path ? read(join(folder, path)) : (patch ?? '')) as PatchOperation[],
  }));

/** All objects as they are written: `base`, and what overlays add to it. */
export const objects: KubernetesObject[] = ['base', 'redis', 'monitoring'].flatMap(readObjects);

/** Returns all objects of a kind. `Spec` is the type of their `spec`. */
export const objectsOfKind = <Spec>(kind: string): KubernetesObject<Spec>[] =>
  objects.filter((object) => object.kind === kind) as KubernetesObject<Spec>[];

/** Returns the object of a kind and name, which must exist. */
export function findObject<Spec>(kind: string, name: string): KubernetesObject<Spec> {
  const found = objectsOfKind<Spec>(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

/**
 * Returns what the patches of a folder write into an object, by the path of each value.
 * @param name null for the patch of every object of the kind, or of a list of names
 */
export function patchedValues(folder: string, kind: string, name?: string): Record<string, unknown> {
  const matching = readPatches(folder).filter(({ target }) => target.kind === kind && target.name === name);
  return Object.fromEntries(matching.flatMap(({ operations }) => operations.map(({ path, value }) => [path, value])));
}

/** The values of base/patches/every-pod.yaml, which every Deployment and Job has, by their paths. */
export const everyPod: Record<string, unknown> = patchedValues('base', 'Deployment|Job');
/** The values of base/patches/every-process.yaml, which every process of the product has, by their paths. */
export const everyProcess: Record<string, unknown> = patchedValues('base', 'Deployment', 'gateway|.*-svc|media-worker');

/** Returns everything that creates pods, except for PostgreSQL, whose pods its operator creates. */
export const workloads: KubernetesObject<Workload>[] = ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) =>
  objectsOfKind<Workload>(kind),
);

export const containersOf = ({ spec }: KubernetesObject<Workload>): Container[] => [
  ...(spec.template.spec.initContainers ?? []),
  ...spec.template.spec.containers,
];

/** Returns the only container of a workload. */
export const containerOf = ({ spec }: KubernetesObject<Workload>): Container => spec.template.spec.containers[0]!;

const MEBIBYTES: Record<string, number> = { Mi: 1, Gi: 1_024, Ti: 1_048_576 };

/** Reads a Kubernetes quantity of memory: 1024 for `1Gi`. */
export function parseMebibytes(quantity = ''): number {
  const [, amount = '', unit = ''] = /^(\d+)(Mi|Gi|Ti)$/.exec(quantity) ?? [];
  return Number(amount) * (MEBIBYTES[unit] ?? Number.NaN);
}

/** Reads a Kubernetes quantity of processor time in cores: 0.5 for `500m`. */
export const parseCores = (quantity = ''): number =>
  quantity.endsWith('m') ? Number(quantity.slice(0, -1)) / 1_000 : Number(quantity || Number.NaN);
