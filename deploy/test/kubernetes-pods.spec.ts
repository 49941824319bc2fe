import { containersOf, overlays, parseCores, parseMebibytes, workloadsOf } from './kubernetes/manifests.ts';

/** Every pod of every overlay, by the name of the overlay and the workload. */
const workloads = overlays.flatMap((overlay) =>
  workloadsOf(overlay).map((workload) => [`${overlay}: ${workload.metadata.name}`, workload] as const),
);
const containers = workloads.flatMap(([name, workload]) =>
  containersOf(workload).map(
    (container) => [`${name}/${container.name}`, container, workload.spec.template.spec] as const,
  ),
);

describe.each(workloads)('the pods of %s', (_, { spec }) => {
  const pod = spec.template.spec;

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

  it('runs an image of a fixed version', () => {
    expect(container.image).toMatch(/:v?\d/);
  });

  it('contains no secret', () => {
    const env = container.env ?? [];
    const sources = env.flatMap(({ valueFrom }) => (valueFrom ? Object.keys(valueFrom) : []));
    expect(sources.filter((source) => source !== 'secretKeyRef')).toEqual([]);
    expect(env.filter(({ value = '' }) => /:\/\/[^/]*@|[A-Za-z0-9_-]{32}/.test(value))).toEqual([]);
  });
});
