import type { Person } from '../../people/person.ts';
import type { LoadRequest } from './load.ts';
import { PAGE_SIZE } from './reference-statements.ts';

/** The promised ratios of the product to the reference server. */
export interface Promises {
  /** The minimum of the product's requests per second at saturation, divided by the reference server's. */
  readonly throughputAtLeast: number;
  /** The maximum of the product's CPU time per request, divided by the reference server's. */
  readonly cpuAtMost?: number;
  /** The maximum of the product's 99th percentile latency at 100 requests per second, divided by the reference server's. */
  readonly p99AtMost?: number;
}

/** One kind of request that both servers can answer. */
export interface Workload {
  readonly name: string;
  readonly productPath: string;
  readonly referencePath: string;
  readonly isSignedIn: boolean;
  /** The body of a request that creates an entry; undefined for requests that read. */
  readonly body?: string;
  readonly promises?: Promises;
  /** The product's usual CPU time per request, divided by the reference server's: the median of several runs on an idle machine. */
  readonly usualCpu?: number;
  /** Whether `--quick` skips this workload. */
  readonly isLong?: boolean;
}

const draft = {
  title: 'A day 星期六',
  content: '星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。'.repeat(6),
  privacyLevel: 'friends',
};

export const workloads: readonly Workload[] = [
  {
    name: 'public timeline',
    productPath: `/api/public-timeline?limit=${PAGE_SIZE}`,
    referencePath: '/public',
    isSignedIn: false,
    promises: { throughputAtLeast: 0.6, cpuAtMost: 1.9, p99AtMost: 2 },
    usualCpu: 2.25,
  },
  {
    name: 'public timeline, signed in',
    productPath: `/api/public-timeline?limit=${PAGE_SIZE}`,
    referencePath: '/public',
    isSignedIn: true,
    promises: { throughputAtLeast: 0.55, cpuAtMost: 2.1, p99AtMost: 2 },
    isLong: true,
  },
  {
    name: 'own entries',
    productPath: `/api/journal-entries?limit=${PAGE_SIZE}`,
    referencePath: '/own',
    isSignedIn: true,
    promises: { throughputAtLeast: 0.5, cpuAtMost: 2.2, p99AtMost: 2.5 },
    usualCpu: 2.9,
  },
  {
    name: "friends' timeline, 500 friends",
    productPath: `/api/friends-journal-entries?limit=${PAGE_SIZE}`,
    referencePath: '/friends',
    isSignedIn: true,
    promises: { throughputAtLeast: 0.45, cpuAtMost: 2.6, p99AtMost: 2.5 },
    usualCpu: 2.76,
  },
  // This workload comes last, because it changes what the other workloads list.
  {
    name: 'create an entry',
    productPath: '/api/journal-entries',
    referencePath: '/entries',
    isSignedIn: true,
    body: JSON.stringify(draft),
    promises: { throughputAtLeast: 0.45, cpuAtMost: 2.8, p99AtMost: 2.5 },
    usualCpu: 3.57,
  },
];

interface Servers {
  readonly productUrl: string;
  readonly referenceUrl: string;
  /** The people who send requests to both servers. */
  readonly viewers: readonly Person[];
}

/** Returns the requests of a workload to both servers. */
export function requestsOf(
  workload: Workload,
  { productUrl, referenceUrl, viewers }: Servers,
): { product: LoadRequest; reference: LoadRequest } {
  const { body, isSignedIn } = workload;
  const common = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body };
  const bodyHeaders: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const headersOf =
    (viewerHeaders: (viewer: Person) => Record<string, string>) =>
    (connection: number): Record<string, string> => {
      const viewer = isSignedIn ? viewers[connection % viewers.length] : undefined;
      return { ...bodyHeaders, ...(viewer ? viewerHeaders(viewer) : {}) };
    };
  return {
    product: {
      ...common,
      url: `${productUrl}${workload.productPath}`,
      headersOf: headersOf(({ cookie }) => ({ cookie })),
    },
    reference: {
      ...common,
      url: `${referenceUrl}${workload.referencePath}`,
      headersOf: headersOf(({ id }) => ({ 'x-user-id': id })),
    },
  };
}
