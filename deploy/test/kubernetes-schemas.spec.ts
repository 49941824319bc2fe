import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findObject, kubernetesFolder, readObjects } from './kubernetes/manifests.ts';
import { findSchemaViolations } from './kubernetes/schemas.ts';

const egressPolicies = readdirSync(join(kubernetesFolder, 'egress')).map((name) => join('egress', name));

it.each(['base', 'redis', 'monitoring', ...egressPolicies])(
  'deploy/kubernetes/%s contains only objects that are valid against the published schemas, without unknown fields',
  (folder) => {
    const objects = readObjects(folder);
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) {
      const name = `${object.kind} ${object.metadata.name}`;
      expect([name, findSchemaViolations(object)]).toEqual([name, []]);
    }
  },
);

describe('the comparison with the published schemas', () => {
  const deployment = findObject('Deployment', 'gateway');

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
