import { composePeersOf, INTERNET } from './compose-file.ts';
import { type KubernetesObject, objectsOfKind, patchedValues, readObjects, workloads } from './kubernetes/manifests.ts';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
interface PolicySpec {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: { from: Peer[]; ports: { protocol: string; port: number }[] }[];
  egress?: { to: Peer[]; ports: { protocol: string; port: number }[] }[];
}
type Policy = KubernetesObject<PolicySpec>;

const POSTGRES = 'postgres';
const postgresLabels = { 'cnpg.io/cluster': 'postgres' };
const PRIVATE_NETWORKS = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];

/**
 * The complete list of connections that each pod can open, as name and port. `internet` is every address that is in no private network.
 * Connections to DNS, which all pods can open, are left out.
 */
const expectedConnections: Record<string, string[]> = {
  gateway: ['journal-svc:8080', 'media-svc:8080', 'language-svc:8080', 'social-svc:8080', 'redis:6379'],
  'journal-svc': ['media-svc:8080', 'language-svc:8080', 'social-svc:8080', 'postgres:5432', 'redis:6379'],
  'media-svc': [
    'journal-svc:8080',
    'language-svc:8080',
    'social-svc:8080',
    'postgres:5432',
    'redis:6379',
    'internet:443',
  ],
  'media-worker': ['journal-svc:8080', 'language-svc:8080', 'postgres:5432', 'redis:6379', 'internet:443'],
  'language-svc': ['journal-svc:8080', 'media-svc:8080', 'postgres:5432', 'redis:6379'],
  'social-svc': ['journal-svc:8080', 'media-svc:8080', 'language-svc:8080', 'postgres:5432', 'redis:6379'],
  admin: ['media-svc:8080', 'language-svc:8080', 'social-svc:8080', 'redis:6379'],
  migrate: ['postgres:5432'],
  redis: [],
};

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string>): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''));

type Pods = ReadonlyMap<string, Record<string, string>>;

/** The labels of the pods of each workload. */
const pods: Pods = new Map([
  ...workloads.map(({ metadata, spec }) => [metadata.name, spec.template.metadata.labels] as const),
  [POSTGRES, postgresLabels],
]);

const policiesFor = (policies: Policy[], labels: Record<string, string>, type: 'Ingress' | 'Egress'): PolicySpec[] =>
  policies
    .map(({ spec }) => spec)
    .filter((spec) => spec.policyTypes.includes(type) && selects(spec.podSelector, labels));

/** Lists the connections that the egress rules for a pod name: `journal-svc:8080`, or the address of a network. */
function egressOf(name: string, pods: Pods, policies: Policy[]): string[] {
  const rules = policiesFor(policies, pods.get(name)!, 'Egress').flatMap(({ egress = [] }) => egress);
  return rules.flatMap(({ to, ports }) =>
    ports.flatMap(({ port }) => to.flatMap((peer) => targetsOf(peer, pods).map((target) => `${target}:${port}`))),
  );
}

function targetsOf({ podSelector, namespaceSelector, ipBlock }: Peer, pods: Pods): string[] {
  if (ipBlock) return [isInternet(ipBlock) ? INTERNET : ipBlock.cidr];
  if (namespaceSelector || !podSelector) return [];
  return [...pods].filter(([, labels]) => selects(podSelector, labels)).map(([name]) => name);
}

/** Lists the connections from a pod that the ingress rules of the other pods name. */
function ingressFrom(name: string, pods: Pods, policies: Policy[]): string[] {
  return [...pods].flatMap(([target, labels]) =>
    policiesFor(policies, labels, 'Ingress')
      .flatMap(({ ingress = [] }) => ingress)
      .filter(({ from }) => from.some((peer) => targetsOf(peer, pods).includes(name)))
      .flatMap(({ ports }) => ports.map(({ port }) => `${target}:${port}`)),
  );
}

const isInternet = ({ cidr, except }: NonNullable<Peer['ipBlock']>): boolean =>
  cidr === '0.0.0.0/0' && JSON.stringify(except) === JSON.stringify(PRIVATE_NETWORKS);

describe('the NetworkPolicies', () => {
  const policies = objectsOfKind<PolicySpec>('NetworkPolicy');
  const names = [...pods.keys()].filter((name) => name !== POSTGRES);

  it('deny every connection that no policy names', () => {
    const denied = policies.filter(
      ({ spec }) => JSON.stringify(spec.podSelector) === '{}' && !spec.ingress && !spec.egress,
    );
    expect(denied.map(({ spec }) => spec.policyTypes)).toEqual([['Ingress', 'Egress']]);
  });

  it.each(names)('let %s connect only with what it needs', (name) => {
    expect(egressOf(name, pods, policies).toSorted()).toEqual(expectedConnections[name]!.toSorted());
  });

  it.each([...pods.keys()])('name each connection of %s at both of its ends', (name) => {
    const toPods = egressOf(name, pods, policies).filter((connection) => pods.has(connection.split(':')[0] ?? ''));
    expect(ingressFrom(name, pods, policies).toSorted()).toEqual(toPods.toSorted());
  });

  it.each(names)('let %s connect with nothing that it cannot reach in docker-compose.yml', (name) => {
    const targets = egressOf(name, pods, policies).map((connection) => connection.split(':')[0]);
    const composePeers = composePeersOf(name);
    expect(targets.filter((target) => !composePeers.includes(target ?? ''))).toEqual([]);
  });

  it('let other namespaces read the metrics, and connect to the gateway and, for its operator, to PostgreSQL', () => {
    const fromNamespaces = policies.flatMap(({ metadata, spec }) =>
      (spec.ingress ?? []).flatMap(({ from, ports }) =>
        from.flatMap(({ namespaceSelector }) =>
          namespaceSelector
            ? [[metadata.name, namespaceSelector.matchLabels, ports.map(({ port }) => port)] as const]
            : [],
        ),
      ),
    );
    const namespace = (name: string) => ({ 'kubernetes.io/metadata.name': name });
    expect(fromNamespaces).toEqual([
      ['metrics', namespace('monitoring'), [9090]],
      ['gateway', namespace('envoy-gateway-system'), [8080]],
      ['postgres', namespace('cnpg-system'), [5432, 8000]],
    ]);
  });

  it('let PostgreSQL connect with its other instances and the Kubernetes API, and not with the internet', () => {
    expect(egressOf(POSTGRES, pods, policies).toSorted()).toEqual([
      '10.0.0.0/8:443',
      '10.0.0.0/8:6443',
      '172.16.0.0/12:443',
      '172.16.0.0/12:6443',
      '192.168.0.0/16:443',
      '192.168.0.0/16:6443',
      'postgres:5432',
      'postgres:8000',
    ]);
  });
});

describe('the policies of an overlay', () => {
  it('large lets the clients of Redis connect with a network that is reserved for documentation, until somebody changes it', () => {
    expect(patchedValues('overlays/large', 'NetworkPolicy', 'redis-clients')).toEqual({
      '/spec/egress/0': { to: [{ ipBlock: { cidr: '192.0.2.0/24' } }], ports: [{ protocol: 'TCP', port: 6379 }] },
    });
  });

  it.each([
    ['mail', 'social-svc', ['internet:465', 'internet:587']],
    ['language-model', 'language-svc', ['internet:443']],
    ['sign-in-provider', 'social-svc', ['internet:443']],
  ])('egress/%s lets %s connect with servers in the internet alone', (folder, name, expected) => {
    const [policy] = readObjects(`egress/${folder}`) as Policy[];
    expect(egressOf(name, pods, [policy!])).toEqual(expected);
  });
});
