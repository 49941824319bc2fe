import { createHash } from 'node:crypto';
import { publicRoutes, type Route } from '@memory/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type GatewayApp, PAGE, startGateway } from './gateway-app.ts';

interface Document {
  paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>;
}

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({
    REPLACE_PIN: '4321',
    REVERSE_GEOCODE_URL: 'https://places.example/name?key=1',
    BROWSER_SPEECH: 'off',
  });
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) => app.newBrowser().fetch(path, { headers });
const navigate = (path: string) => get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

describe('a write from another site', () => {
  it.each([
    ['says so', { 'sec-fetch-site': 'cross-site' }],
    ['comes from a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    ['names its origin', { origin: 'https://evil.example' }],
    ['hides its origin', { origin: 'null' }],
  ])('that %s is refused before anything is done', async (_, headers) => {
    const { browser } = await app.signedIn();
    const before = app.services.journal.seen.length;
    for (const path of ['/api/journal-entries', '/api/simple-logout']) {
      const answer = await browser.post(path, {}, headers);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'cross_site_request' }]);
    }
    expect(app.services.journal.seen.length).toBe(before);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('is told apart from our own, and from programs that are no browsers', async () => {
    const { browser } = await app.signedIn();
    for (const [name, value] of [
      ['sec-fetch-site', 'same-origin'],
      ['origin', app.url],
      ['x-neither', ''],
    ] as const) {
      expect((await browser.post('/api/vocabulary', {}, { [name]: value })).status).toBe(200);
    }
    expect((await browser.fetch('/api/vocabulary', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

describe('what a caller says of its connection', () => {
  it('is not believed unless a proxy we trust says it', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const answer = await app
      .newBrowser()
      .post('/api/simple-register', { username: 'over-http', password: 'secret-1' }, headers);
    expect(answer.headers.getSetCookie().join()).not.toContain('Secure');
    const tries = Array.from({ length: 11 }, (_, i) =>
      app
        .newBrowser()
        .post(
          '/api/simple-login',
          { username: 'over-http', password: 'wrong-one' },
          { 'x-forwarded-for': `192.0.2.${i}` },
        ),
    );
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('every answer', () => {
  const answersWithPage = (path: string): boolean => !path.startsWith('/api/');
  it.each(['/', '/index.html', '/api/config', '/api/public-timeline', '/api/nothing-here', '/nothing-here'])(
    'carries the security headers: %s',
    async (path) => {
      const headers = Object.fromEntries((await navigate(path)).headers);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': 'microphone=(self), camera=(self), geolocation=(self)',
      });
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      // nothing that stands in a page but the web app's own scripts, by their hash
      const inPage = answersWithPage(path) ? " 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='" : '';
      expect(policy).toContain(`script-src 'self'${inPage};`);
      expect(policy).toContain("media-src 'self' blob: data:");
      expect(headers['x-request-id']).toBeTruthy();
    },
  );

  it('of the API is not stored', async () => {
    for (const path of ['/api/simple-user', '/api/config', '/api/nothing-here']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the web app', () => {
  it.each(['/', '/vocabulary', '/public-timeline/01890000-0000-7000-8000-000000000000', '/shared/abc'])(
    'is the page at %s',
    async (path) => {
      const answer = await navigate(path);
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        200,
        'no-cache',
        PAGE,
      ]);
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  it('keeps files with a hash in their name for good, and asks again for others', async () => {
    const asset = await get('/assets/main-1a2b3c.js');
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const icon = await get('/favicon.svg');
    expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'no-cache',
    ]);
    const again = await get('/favicon.svg', {
      'if-none-match': icon.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('lets the scripts of a page run that was built while the gateway runs', async () => {
    const scriptsAllowed = async (path: string) =>
      /script-src ([^;]*)/.exec((await navigate(path)).headers.get('content-security-policy') ?? '')?.[1];
    const before = await scriptsAllowed('/');
    await app.buildPage('<!doctype html><title>Memory</title><script>another()</script>');
    try {
      const after = `'self' 'sha256-${createHash('sha256').update('another()').digest('base64')}'`;
      // the service worker asks for the file
      for (const path of ['/', '/vocabulary', '/index.html'])
        expect([path, await scriptsAllowed(path)]).toEqual([path, after]);
      expect(before).not.toBe(after);
    } finally {
      await app.buildPage(PAGE);
    }
  });

  it('gives no page for what is no page', async () => {
    const statuses = {
      '/assets/gone-1a2b3c.js': 404,
      '/gone.png': 404,
      '/.settings.txt': 404,
      '/etc/passwd': 200,
      '/assets/..%2f..%2fpackage.json': 400,
      '/assets/%252e%252e/x': 400,
    };
    for (const [path, status] of Object.entries(statuses)) {
      const answer = await navigate(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, answer.headers.get('cache-control')]).not.toEqual([path, expect.stringContaining('immutable')]);
    }
    expect((await get('/vocabulary', { accept: 'application/json' })).status).toBe(404);
    expect((await app.newBrowser().post('/vocabulary')).status).toBe(404);
  });

  it('tells search engines and linked sites nothing of a share link', async () => {
    const shared = (await navigate('/shared/abc')).headers;
    expect([shared.get('x-robots-tag'), shared.get('referrer-policy')]).toEqual(['noindex', 'no-referrer']);
    const home = (await navigate('/')).headers;
    expect([home.get('x-robots-tag'), home.get('referrer-policy')]).toEqual([null, 'strict-origin-when-cross-origin']);
  });
});

describe('what the gateway answers itself', () => {
  it('gives the page its settings', async () => {
    expect(await (await get('/api/config')).json()).toEqual({
      replacePin: '4321',
      oidcProviderName: 'Replit',
      reverseGeocodeUrl: 'https://places.example/name?key=1',
      browserSpeech: false,
    });
    const policy = (await navigate('/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://places.example;");
  });

  it('describes every public call', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { summary: string }>>;
    };
    for (const route of Object.values<Route>(publicRoutes))
      expect(document.paths[route.path]?.[route.method]?.summary).toBe(route.summary);
    const addresses = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(addresses).toHaveLength(Object.keys(publicRoutes).length);
    expect(JSON.stringify(document)).not.toContain('/internal/');
  });

  it('describes them in valid OpenAPI, what may be sent and refused beside the answer included', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as Document;
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
    const parametersOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters?.map(({ name }) => name) ?? [];
    for (const { path, method, idempotent } of Object.values<Route>(publicRoutes)) {
      expect([path, parametersOf(path, method).includes('Idempotency-Key')]).toEqual([path, idempotent ?? false]);
    }
    const answersTo = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {});
    expect(answersTo('/api/friends', 'post')).toEqual(
      expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '413', '415', '503', 'default']),
    );
    expect(JSON.stringify(document.paths['/api/journal-entries/{id}']?.['patch'])).toContain('"current"');
  });

  it('shows that description as a page that asks for nothing else', async () => {
    const answer = await navigate('/api/docs');
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { path, summary } of Object.values<Route>(publicRoutes)) {
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(
        summary
          .replaceAll('`', '')
          .replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;')
          .replaceAll('<', '&lt;')
          .split("'")[0],
      );
    }
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
    expect(page).not.toMatch(/undefined|\[object/);
  });

  it('reports the health of every part, and names the one that is dead', async () => {
    const healthy = await get('/api/health');
    const services = { journal: 'ok', media: 'ok', language: 'ok', social: 'ok', redis: 'ok' };
    expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok', services }]);
    await app.services.media.stop();
    const ill = await get('/api/health');
    expect([ill.status, await ill.json()]).toEqual([
      503,
      { status: 'unavailable', services: { ...services, media: 'unavailable' } },
    ]);
  });
});
