import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kubernetesFolder, type KubernetesObject, renderKustomization } from './render-kustomization.ts';

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

export const overlays: string[] = readdirSync(join(kubernetesFolder, 'overlays'));

const rendered = new Map(
  [...overlays.map((name) => `overlays/${name}`), 'base'].map((folder) => [
    folder,
    renderKustomization(join(kubernetesFolder, folder)),
  ]),
);

/** Returns the objects of an overlay, or of `base`. */
export const objectsOf = (folder: string): KubernetesObject[] =>
  rendered.get(folder) ?? rendered.get(`overlays/${folder}`) ?? [];

/** Returns the objects of one kind in an overlay. `Spec` is the type of their `spec`. */
export const objectsOfKind = <Spec>(folder: string, kind: string): KubernetesObject<Spec>[] =>
  objectsOf(folder).filter((object) => object.kind === kind) as KubernetesObject<Spec>[];

/** Returns the object of a kind and name in an overlay, which must exist. */
export function findObject<Spec>(folder: string, kind: string, name: string): KubernetesObject<Spec> {
  const found = objectsOfKind<Spec>(folder, kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`${folder} has no ${kind} ${name}`);
  return found;
}

/** Returns everything in an overlay that creates pods, except for PostgreSQL, whose pods its operator creates. */
export const workloadsOf = (folder: string): KubernetesObject<Workload>[] =>
  ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) => objectsOfKind<Workload>(folder, kind));

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
