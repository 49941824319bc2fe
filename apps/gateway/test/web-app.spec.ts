import { createHash } from 'node:crypto';
import { type GatewayApp, startGateway, WEB_APP_HTML } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.newBrowser().fetch(path, { headers });
const navigate = (path: string) => get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

describe('the web app', () => {
  it.each(['/', '/vocabulary', '/public-timeline/01890000-0000-7000-8000-000000000000', '/shared/abc'])(
    'is the page at %s',
    async (path) => {
      const response = await navigate(path);
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
        200,
        'no-cache',
        WEB_APP_HTML,
      ]);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  it('caches files with a hash in their name forever, and revalidates others', async () => {
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

  it('allows the inline scripts of a page that was rebuilt while the gateway runs', async () => {
    const scriptsAllowed = async (path: string) =>
      /script-src ([^;]*)/.exec((await navigate(path)).headers.get('content-security-policy') ?? '')?.[1];
    const before = await scriptsAllowed('/');
    await app.replaceWebAppHtml('<!doctype html><title>Memory</title><script>another()</script>');
    try {
      const after = `'self' 'sha256-${createHash('sha256').update('another()').digest('base64')}'`;
      // the service worker fetches the file
      for (const path of ['/', '/vocabulary', '/index.html'])
        expect([path, await scriptsAllowed(path)]).toEqual([path, after]);
      expect(before).not.toBe(after);
    } finally {
      await app.replaceWebAppHtml(WEB_APP_HTML);
    }
  });

  it('is not served for files, API paths and clients that do not accept HTML', async () => {
    const statuses = {
      '/assets/gone-1a2b3c.js': 404,
      '/gone.png': 404,
      '/.settings.txt': 404,
      '/etc/passwd': 200,
      '/assets/..%2f..%2fpackage.json': 400,
      '/assets/%252e%252e/x': 400,
    };
    for (const [path, status] of Object.entries(statuses)) {
      const response = await navigate(path);
      expect([path, response.status]).toEqual([path, status]);
      expect([path, response.headers.get('cache-control')]).not.toEqual([path, expect.stringContaining('immutable')]);
    }
    expect((await get('/vocabulary', { accept: 'application/json' })).status).toBe(404);
    expect((await app.newBrowser().post('/vocabulary')).status).toBe(404);
  });

  it.each(['/shared/abc', '/SHARED/abc', '/%73hared/abc', '/shared/abc?x=1'])(
    'hides the share link %s from linked sites',
    async (path) => {
      expect((await navigate(path)).headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('names the page to linked sites otherwise', async () => {
    expect((await navigate('/')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});
