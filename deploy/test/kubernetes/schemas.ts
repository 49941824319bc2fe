import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import type { KubernetesObject } from './manifests.ts';

/** A class with a published schema. Its method `validate` throws an error with a list of violations. */
interface Model {
  readonly apiVersion: string;
  readonly kind: string;
  readonly prototype: { validate(): void };
}

/** The published schemas. They are of Kubernetes and of the operators that deploy/README.md names. */
const models: readonly Model[] = [
  Cluster,
  ConfigMap,
  Deployment,
  Gateway,
  HTTPRoute,
  HorizontalPodAutoscaler,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  PodMonitor,
  ScaledObject,
  Secret,
  Service,
  StatefulSet,
];

/**
 * Compares an object with the schema of its kind. The schemas allow further fields, which an API server drops with a warning, so that a
 * misspelt field would be without effect. Such fields are found because the compiled schemas never read them.
 * @returns what is wrong, each with the path in the object; empty for a valid object
 */
export function findSchemaViolations(object: KubernetesObject): string[] {
  const model = models.find(({ kind, apiVersion }) => kind === object.kind && apiVersion === object.apiVersion);
  if (!model) return [`there is no schema for ${object.apiVersion} ${object.kind}`];
  const read = new Set<string>();
  try {
    model.prototype.validate.call(recordReads(object, '', read));
  } catch (error) {
    return [(error as Error).message];
  }
  return pathsOf(object)
    .filter((path) => !read.has(path))
    .map((path) => `${path}: unknown field`);
}

/** Returns the value, with the path of each property that is read added to `read`. */
function recordReads<Value>(value: Value, path: string, read: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, property) => {
      const child = Reflect.get(target, property) as unknown;
      if (typeof property === 'symbol' || !Object.hasOwn(target, property)) return child;
      const childPath = `${path}/${property}`;
      read.add(childPath);
      return recordReads(child, childPath, read);
    },
  });
}

const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, child]) => [`${path}/${name}`, ...pathsOf(child, `${path}/${name}`)]);
