import {
  type Container,
  everyPod,
  overlays,
  parseCores,
  parseMebibytes,
  patchedValues,
  type PodSpec,
  workloads,
} from './kubernetes/manifests.ts';

const POD = '/spec/template/spec';
const CONTAINER = `${POD}/containers/0`;

/** Returns what the patch of every pod adds to the pod, or to its first container, in the form that the manifests have. */
const valuesOfEveryPod = (prefix: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(everyPod).flatMap(([path, value]) => {
      const key = path.slice(prefix.length + 1);
      return path.startsWith(`${prefix}/`) && !key.includes('/') ? [[key, value]] : [];
    }),
  );

/** Every pod, with what the patch of every pod adds to Deployments and Jobs. */
const pods = workloads.map(({ kind, metadata, spec }) => {
  const isPatched = kind !== 'StatefulSet';
  const pod = { ...spec.template.spec, ...(isPatched && valuesOfEveryPod(POD)) } as PodSpec;
  const [first, ...others] = pod.containers as [Container, ...Container[]];
  const containers = [{ ...first, ...(isPatched && valuesOfEveryPod(CONTAINER)) }, ...others];
  return [metadata.name, { ...pod, containers } as PodSpec] as const;
});
const containers = pods.flatMap(([name, pod]) =>
  [...(pod.initContainers ?? []), ...pod.containers].map(
    (container) => [`${name}/${container.name}`, container, pod] as const,
  ),
);

it('the patches of overlays leave the pods and their rights as they are', () => {
  const changed = overlays.flatMap((overlay) =>
    workloads.flatMap(({ kind, metadata }) => Object.keys(patchedValues(`overlays/${overlay}`, kind, metadata.name))),
  );
  expect(
    changed.filter((path) => !/^\/spec\/template\/spec\/containers\/0\/(resources|env\/0\/value)/.test(path)),
  ).toEqual([]);
});

describe.each(pods)('the pods of %s', (_, pod) => {
  it('have no token for the Kubernetes API and no addresses of Services in their environment', () => {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    expect(pod.serviceAccountName).toBeUndefined();
  });

  it('share nothing with the machine', () => {
    expect([pod.hostNetwork, pod.hostPID, pod.hostIPC]).toEqual([undefined, undefined, undefined]);
  });

  it('have temporary volumes of limited size and no others', () => {
    for (const { name, emptyDir, ...others } of pod.volumes ?? []) {
      expect([name, others]).toEqual([name, {}]);
      expect([name, parseMebibytes(emptyDir?.sizeLimit)]).toEqual([name, expect.any(Number)]);
      expect(parseMebibytes(emptyDir?.sizeLimit)).toBeGreaterThan(0);
    }
  });

  it('are of the user that the pod names, and not of root', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  });
});

describe.each(containers)('the container %s', (_, container, pod) => {
  const { securityContext, resources } = container;

  it('runs as a user with a number, which is not root: the images name theirs, which Kubernetes cannot check', () => {
    expect(securityContext.runAsNonRoot).toBe(true);
    expect(securityContext.runAsUser ?? pod.securityContext.runAsUser).toBeGreaterThan(0);
  });

  it('cannot gain privileges and has no capabilities', () => {
    expect(securityContext.allowPrivilegeEscalation).toBe(false);
    expect(securityContext.privileged).toBeUndefined();
    expect(securityContext.capabilities).toEqual({ drop: ['ALL'] });
  });

  it('has the system calls of the default profile alone', () => {
    expect(securityContext.seccompProfile).toEqual({ type: 'RuntimeDefault' });
  });

  it('cannot write its file system', () => {
    expect(securityContext.readOnlyRootFilesystem).toBe(true);
  });

  it('requests processor time and memory, and has limits of both', () => {
    for (const read of [
      (of: Record<string, string>) => parseCores(of.cpu),
      (of: Record<string, string>) => parseMebibytes(of.memory),
    ]) {
      expect(read(resources.requests)).toBeGreaterThan(0);
      expect(read(resources.limits)).toBeGreaterThanOrEqual(read(resources.requests));
    }
  });

  it('runs an image of the product, or of a fixed version', () => {
    expect(container.image).toMatch(/^memory\/|:v?\d/);
  });

  it('contains no secret', () => {
    const env = container.env ?? [];
    const sources = env.flatMap(({ valueFrom }) => (valueFrom ? Object.keys(valueFrom) : []));
    expect(sources.filter((source) => source !== 'secretKeyRef')).toEqual([]);
    expect(env.filter(({ value = '' }) => /:\/\/[^/]*@|[A-Za-z0-9_-]{32}/.test(value))).toEqual([]);
  });
});
