import { once } from 'node:events';
import { connect } from 'node:net';
import { publicRoutes, type RouteContract, toRouterPattern, type ServiceName } from '@memory/contracts';
import { IDENTITY_HEADER, registeredRoutes } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import fc from 'fast-check';
import { proxiedRoutes } from '../src/proxy/proxy.plugin.ts';
import type { ReceivedRequest } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { setPrivacyOfServices } from './privacy-of-services.ts';

let app: GatewayApp;
let cookie: string;
beforeAll(async () => {
  app = await startGateway();
  setPrivacyOfServices(app);
  await signIn();
});
afterAll(() => app.close());

/** Signs in to a new account, for which the services answer what the gateway itself asks. */
async function signIn(): Promise<void> {
  const { browser, userId } = await app.newSignedInBrowser();
  app.services.social.setBody(`/internal/accounts/${userId}/first`, { isFirst: false });
  cookie = `memory.sid=${browser.cookies.get('memory.sid')}`;
}

/** Few enough for the time limit of the gateway's calls, also on a slow machine. */
const AT_ONCE = 10;
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'];
const ID = '01890000-0000-7000-8000-000000000000';

/** Internal paths that an attacker would try to reach. */
const target = fc.constantFrom(
  'internal/jobs',
  `internal/accounts/${ID}`,
  `internal/people/${ID}/export`,
  'internal/erasures',
  'metrics',
  'health',
  'jobs-console',
);

/** Spellings of a dot segment or a separator that routers, proxies or URL parsers have been seen to accept. */
const up = fc.constantFrom(
  '..',
  '.',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%25252e.',
  '..;',
  '..%00',
  '..%09',
  '...',
);
const separator = fc.constantFrom(
  '/',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%252f',
  '%255c',
  '//',
  '/\\',
  '/./',
  '\\/',
  ';/',
  '/;x=1/',
);
const prefix = fc.constantFrom('', '.', '.\\', 'x', ID, '%20', '@', '?', '#', 'x?/', 'x#/');

/** `<prefix><separator>..<separator>..<separator>internal/…` */
const escape = fc
  .tuple(prefix, fc.array(fc.tuple(separator, up), { minLength: 1, maxLength: 4 }), separator, target)
  .map(([begin, steps, last, end]) => `${begin}${steps.flat().join('')}${last}${end}`);

/** A hostile spelling of a route: an escape instead of a parameter or after the path, or a request target of another form. */
const spellingOf = ({ path }: RouteContract): fc.Arbitrary<string> => {
  const literal = path.replaceAll(/\{\w+\}/g, ID);
  return fc.oneof(
    escape.map((text) => path.replaceAll(/\{\w+\}/g, () => text) + (path.includes('{') ? '' : `/${text}`)),
    escape.map((text) => `${literal}/${text}`),
    fc
      .tuple(fc.constantFrom('//', '/\\', '/./', '/%2e/', 'http://127.0.0.1:1/', 'http://x\\@127.0.0.1:1/'), target)
      .map(([begin, end]) => begin + end),
    fc
      .tuple(separator, up, target)
      .map(([between, step, end]) => `${literal}?q=${between}${step}${between}${end}&limit=2&secret=1`),
    // Separators of a URL that are characters of a parameter here.
    fc
      .constantFrom('%3Fsecret=1', '%23secret', '%26secret=1', '%3Bsecret=1', '%5B')
      .map((text) => path.replaceAll(/\{\w+\}/g, () => `x${text}`)),
    // Harmless, but percent-encoded where the web app does not encode.
    fc.constant(
      literal.replaceAll(/[a-z]/g, (letter, index: number) =>
        index % 3 === 2 ? `%${letter.codePointAt(0)!.toString(16)}` : letter,
      ),
    ),
  );
};

/** Writes a request with this path to a socket unchanged. @returns the status; 0 when the connection was closed without a response */
async function send(method: string, path: string): Promise<number> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\ncontent-length: 0\r\n\r\n`);
  const [head] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])) as [
    Buffer | string,
  ];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString())?.[1] ?? 0);
}

/** Whether a request matches a route of the service's contract: its pattern with encoded segments, and only declared query parameters. */
function matchesContract(service: string, { method, url }: ReceivedRequest): boolean {
  const parsed = new URL(url, 'http://service');
  return proxiedRoutes.some(({ service: owner, route }) => {
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    const values = pattern.exec(parsed.pathname)?.slice(1);
    const isMethod = method === route.method.toUpperCase() || (method === 'HEAD' && route.method === 'get');
    if (
      owner !== service ||
      !values ||
      !isMethod ||
      values.some((value) => encodeURIComponent(decodeURIComponent(value)) !== value)
    )
      return false;
    return (
      url === parsed.pathname + parsed.search &&
      [...parsed.searchParams.keys()].every((name) => name in (route.query?.shape ?? {}))
    );
  });
}

/**
 * Returns the requests with a browser's identity that reached a service outside of its contract. The gateway's own calls have internal
 * identities.
 */
async function requestsOutsideContract(): Promise<string[]> {
  const found: string[] = [];
  for (const [service, { requests }] of Object.entries(app.services) as [
    ServiceName,
    GatewayApp['services'][ServiceName],
  ][]) {
    for (const request of requests) {
      const identity = await createTestVerifier(`${service}-svc`).verify(String(request.headers[IDENTITY_HEADER]));
      if (identity?.use !== 'internal' && !matchesContract(service, request))
        found.push(`${service}: ${request.method} ${request.url}`);
    }
    requests.length = 0;
  }
  return found;
}

describe('a hostile path', () => {
  it.each(METHODS)('%s reaches only routes of the contracts', async (method) => {
    const spellings = fc.tuple(...Object.values<RouteContract>(publicRoutes).map(spellingOf));
    const property = fc.asyncProperty(spellings, async (paths) => {
      // One of the paths signs out.
      await signIn();
      const statuses: number[] = [];
      for (let sent = 0; sent < paths.length; sent += AT_ONCE)
        statuses.push(...(await Promise.all(paths.slice(sent, sent + AT_ONCE).map((path) => send(method, path)))));
      expect(await requestsOutsideContract()).toEqual([]);
      expect(paths.filter((_, index) => statuses[index]! >= 500)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 12 });
  });

  it.each([
    String.raw`/media/.\..\internal\jobs`,
    String.raw`/media/.\..\metrics`,
    String.raw`/api/friends/.\..\..\internal\accounts` + `\\${ID}`,
    '/media/%2e%2e%2finternal%2fjobs',
    '/media/%252e%252e%252finternal%252fjobs',
    '/media/..%5cinternal%5cjobs',
    '/api/../internal/jobs',
    '/media/%00',
    '/nowhere/%2e',
  ])('%s is 400', async (path) => {
    for (const method of METHODS) expect([method, await send(method, path)]).toEqual([method, 400]);
    expect(await requestsOutsideContract()).toEqual([]);
  });

  it('an ordinary path reaches its service with re-encoded parameters and the declared query parameters', async () => {
    expect(await send('GET', `/media/%61b%20c?size=small&path=..%2f`)).toBe(200);
    expect(app.services.media.requests.at(-1)?.url).toBe('/media/ab%20c?size=small');
    expect(await send('GET', '/api/character-info/%E5%A5%BD?x=1')).toBe(200);
    expect(app.services.language.requests.at(-1)?.url).toBe('/api/character-info/%E5%A5%BD');
  });
});

it('the gateway has no routes except those of the contracts, the API description and the web app', () => {
  const declared = new Set(Object.values<RouteContract>(publicRoutes).map(toRouterPattern));
  const others = new Set(
    registeredRoutes(app.app)
      .map(({ pattern }) => pattern)
      .filter((pattern) => !declared.has(pattern)),
  );
  expect([...others].toSorted()).toEqual(['/*', '/api/docs', '/api/openapi.json', '/health']);
});
