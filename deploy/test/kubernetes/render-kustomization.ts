import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyPatch, type Operation } from 'rfc6902';
import { parse, parseAllDocuments } from 'yaml';

/** A Kubernetes object. `spec` and `data` are read by the tests of each kind. */
export interface KubernetesObject<Spec = unknown> {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec: Spec;
  data?: Record<string, string>;
}

interface PatchTarget {
  kind?: string;
  name?: string;
}

/** The features of Kustomize that deploy/kubernetes uses. A file that uses another one is rejected. */
interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources?: string[];
  images?: { name: string; newName: string; newTag: string }[];
  patches?: { path?: string; patch?: string; target: PatchTarget }[];
}
const supportedFields = ['apiVersion', 'kind', 'namespace', 'resources', 'images', 'patches'];

/** The kinds that belong to no namespace. */
const clusterScopedKinds = ['Namespace'];

/**
 * Builds the objects of a folder with a `kustomization.yaml`, like `kubectl kustomize`, which not every machine has. JSON patches
 * (RFC 6902) are the only patches.
 * @throws Error for a feature that this renderer does not have, and for a patch that changes nothing or does not fit
 */
export function renderKustomization(folder: string): KubernetesObject[] {
  const kustomization = readYaml(join(folder, 'kustomization.yaml')) as Kustomization;
  const unsupported = Object.keys(kustomization).filter((field) => !supportedFields.includes(field));
  if (unsupported.length > 0) throw new Error(`${folder} uses ${unsupported.join(', ')}, which this renderer lacks`);
  const objects = (kustomization.resources ?? []).flatMap((resource) => readResource(join(folder, resource)));
  for (const { path, patch, target } of kustomization.patches ?? []) {
    const operations = (path ? readYaml(join(folder, path)) : parse(patch ?? '')) as Operation[];
    const matching = objects.filter((object) => matches(object, target));
    if (matching.length === 0) throw new Error(`${folder}: no object is ${JSON.stringify(target)}`);
    for (const object of matching) applyOperations(object, operations);
  }
  for (const object of objects) {
    setImages(object, kustomization.images ?? []);
    if (kustomization.namespace && !clusterScopedKinds.includes(object.kind))
      object.metadata.namespace = kustomization.namespace;
  }
  return objects;
}

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

function readResource(path: string): KubernetesObject[] {
  if (statSync(path).isDirectory()) return renderKustomization(path);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS() as KubernetesObject);
}

/** Kustomize matches kinds and names with regular expressions for the whole text. */
const matches = (object: KubernetesObject, { kind, name }: PatchTarget): boolean =>
  [
    [kind, object.kind],
    [name, object.metadata.name],
  ].every(([pattern, text = '']) => pattern === undefined || new RegExp(`^(?:${pattern})$`).test(text));

function applyOperations(object: KubernetesObject, operations: Operation[]): void {
  // A copy for each object, because patches with the same values must not share them.
  const failures = applyPatch(object, structuredClone(operations)).filter((failure) => failure !== null);
  if (failures.length > 0) throw new Error(`${object.kind} ${object.metadata.name}: ${String(failures[0])}`);
}

/** Replaces the names of images in all containers, wherever they are in the object. */
function setImages(value: unknown, images: NonNullable<Kustomization['images']>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) setImages(child, images);
  if (!('image' in value)) return;
  const replacement = images.find(({ name }) => name === value.image);
  if (replacement) value.image = `${replacement.newName}:${replacement.newTag}`;
}

/** Returns the folder of deploy/kubernetes. */
export const kubernetesFolder = join(dirname(import.meta.dirname), '../kubernetes');
