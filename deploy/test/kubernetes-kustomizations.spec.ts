import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  kubernetesFolder,
  type KubernetesObject,
  objects,
  overlays,
  readKustomization,
  readObjects,
  readPatches,
  workloads,
} from './kubernetes/manifests.ts';

/** Kustomize matches kinds and names with regular expressions for the whole text. */
const matches = (pattern: string | undefined, text: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`).test(text);
const targetsOf = (target: { kind: string; name?: string }): KubernetesObject[] =>
  objects.filter(({ kind, metadata }) => matches(target.kind, kind) && matches(target.name, metadata.name));

/** Follows a JSON pointer; undefined where it leads nowhere. */
const valueAt = (object: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], object);

const foldersOf = (parent: string): string[] =>
  readdirSync(join(kubernetesFolder, parent)).map((name) => join(parent, name));
const folders = ['base', 'redis', 'monitoring', ...foldersOf('overlays'), ...foldersOf('egress')];

describe.each(folders)('the kustomization of %s', (folder) => {
  const kustomization = readKustomization(folder);
  const patches = readPatches(folder);

  it('names files and folders that exist, and each file of its folder', () => {
    const named = [...kustomization.resources, ...(kustomization.patches ?? []).flatMap(({ path }) => path ?? [])];
    expect(named.filter((path) => !existsSync(join(kubernetesFolder, folder, path)))).toEqual([]);
    const files = readdirSync(join(kubernetesFolder, folder)).filter(
      (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
    );
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('has patches of objects that exist, which replace what they have and add what they lack', () => {
    for (const { target, operations } of patches) {
      expect([target, targetsOf(target)]).not.toEqual([target, []]);
      for (const object of targetsOf(target))
        for (const { op, path } of operations) {
          const place = `${object.kind} ${object.metadata.name} ${path}`;
          const existing = valueAt(object, path) === undefined ? 'add' : 'replace';
          expect(`${op} ${place}`).toBe(`${existing} ${place}`);
          expect(valueAt(object, path.slice(0, path.lastIndexOf('/')))).toBeDefined();
        }
    }
  });
});

describe.each(overlays)('the overlay %s', (overlay) => {
  const { namespace, images = [] } = readKustomization(join('overlays', overlay));

  it('gives each image of the product one version, and puts everything into one namespace', () => {
    const used = workloads.flatMap(({ spec }) =>
      [...(spec.template.spec.initContainers ?? []), ...spec.template.spec.containers].map(({ image }) => image),
    );
    expect(images.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(used.filter((image) => image.startsWith('memory/')))].toSorted(),
    );
    for (const { name, newName } of images) expect(newName).toBe(`registry.example.org/${name}`);
    expect(new Set(images.map(({ newTag }) => newTag)).size).toBe(1);
    expect(namespace).toBe('memory');
  });
});

it('the patch of every pod reaches every Deployment and Job, whose only container is the first', () => {
  const patched = readPatches('base').find(({ target }) => target.kind === 'Deployment|Job')!;
  expect(new Set(targetsOf(patched.target))).toEqual(new Set(workloads.filter(({ kind }) => kind !== 'StatefulSet')));
  for (const { spec } of targetsOf(patched.target) as typeof workloads) {
    expect(spec.template.spec.containers).toHaveLength(1);
    expect(spec.template.spec.initContainers).toBeUndefined();
  }
});

it('no two objects have one kind and name, and none says its namespace, which an overlay gives', () => {
  const names = [...objects, ...foldersOf('egress').flatMap(readObjects)].map(
    ({ kind, metadata }) => `${kind} ${metadata.name}`,
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(objects.filter(({ metadata }) => metadata.namespace !== undefined)).toEqual([]);
});
