import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { kubernetesFolder, type KubernetesObject, renderKustomization } from './kubernetes/render-kustomization.ts';
import { findSchemaViolations } from './kubernetes/schemas.ts';

const overlays = readdirSync(join(kubernetesFolder, 'overlays'));
const egressPolicies = readdirSync(join(kubernetesFolder, 'egress'));
const folders = [
  ...overlays.map((name) => join('overlays', name)),
  ...egressPolicies.map((name) => join('egress', name)),
];
const nameOf = ({ kind, metadata }: KubernetesObject): string => `${kind} ${metadata.name}`;

/** Runs a program; null where it is not installed. */
function run(program: string, args: string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

describe.each(folders)('deploy/kubernetes/%s', (folder) => {
  const objects = renderKustomization(join(kubernetesFolder, folder));

  it('contains only objects that are valid against the published schemas, without unknown fields', () => {
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) expect([nameOf(object), findSchemaViolations(object)]).toEqual([nameOf(object), []]);
  });

  it('has no two objects of one kind and name', () => {
    const names = objects.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is what kubectl builds from it, where kubectl is installed', () => {
    const built = run('kubectl', ['kustomize', join(kubernetesFolder, folder)]);
    if (built === null) return;
    const byName = (list: KubernetesObject[]) => Object.fromEntries(list.map((object) => [nameOf(object), object]));
    const expected = parseAllDocuments(built).map((document) => document.toJS() as KubernetesObject);
    expect(byName(objects)).toEqual(byName(expected));
  });
});

describe('the comparison with the published schemas', () => {
  const small = renderKustomization(join(kubernetesFolder, 'overlays/small'));
  const deployment = small.find(({ kind }) => kind === 'Deployment')!;

  it('finds a value of a wrong type, a misspelt field and an unknown kind', () => {
    const spec = deployment.spec as object;
    expect(findSchemaViolations({ ...deployment, spec: { ...spec, replicas: 'two' } })).not.toEqual([]);
    expect(findSchemaViolations({ ...deployment, spec: { ...spec, minReadySecond: 5 } })).toEqual([
      '/spec/minReadySecond: unknown field',
    ]);
    expect(findSchemaViolations({ ...deployment, kind: 'Deploiment' })).toEqual([
      'there is no schema for apps/v1 Deploiment',
    ]);
  });
});
