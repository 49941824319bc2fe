import { publicRoutes, type RouteContract } from '@memory/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type GatewayApp, startGateway } from './gateway-app.ts';

interface Document {
  paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>;
}

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({
    REPLACE_PIN: '4321',
    REVERSE_GEOCODE_URL: 'https://places.example/name?key=1',
    BROWSER_SPEECH: 'off',
    REGISTRATION: 'invited',
    STORE_POSITIONS: 'off',
    PASSWORD_RULES: 'strong',
    MAIL_FROM: 'memory@school.example',
    CONFIRM_PUBLIC: 'on',
    ACCOUNT_DELETION: 'off',
  });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.newBrowser().fetch(path, { headers });
const navigate = (path: string) => get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

describe('routes of the gateway', () => {
  it('return the settings for the web app', async () => {
    expect(await (await get('/api/config')).json()).toEqual({
      replacePin: '4321',
      oidcProviderName: 'Replit',
      reverseGeocodeUrl: 'https://places.example/name?key=1',
      browserSpeech: false,
      registration: 'invited',
      storePositions: false,
      passwordResetMail: true,
      passwordRules: 'strong',
      confirmPublic: true,
      accountDeletion: false,
    });
    const policy = (await navigate('/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://places.example;");
  });

  it('describe every public route as OpenAPI', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { summary: string }>>;
    };
    for (const route of Object.values<RouteContract>(publicRoutes))
      expect(document.paths[route.path]?.[route.method]?.summary).toBe(route.summary);
    const addresses = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(addresses).toHaveLength(Object.keys(publicRoutes).length);
    expect(JSON.stringify(document)).not.toContain('/internal/');
  });

  it('return a valid OpenAPI document with headers and errors', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as Document;
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
    const parametersOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters?.map(({ name }) => name) ?? [];
    for (const { path, method, idempotent } of Object.values<RouteContract>(publicRoutes)) {
      expect([path, parametersOf(path, method).includes('Idempotency-Key')]).toEqual([path, idempotent ?? false]);
    }
    const documentedStatuses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {});
    expect(documentedStatuses('/api/friends', 'post')).toEqual(
      expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '413', '415', '503', 'default']),
    );
    expect(JSON.stringify(document.paths['/api/journal-entries/{id}']?.['patch'])).toContain('"current"');
  });

  it('return the API description as a page without external resources', async () => {
    const response = await navigate('/api/docs');
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { path, summary } of Object.values<RouteContract>(publicRoutes)) {
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

  it('report the health of every component, and which one is unavailable', async () => {
    const healthy = await get('/api/health');
    const services = { journal: 'ok', media: 'ok', language: 'ok', social: 'ok', redis: 'ok' };
    expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok', services, state: 'ready' }]);
    await app.services.media.stop();
    const ill = await get('/api/health');
    expect([ill.status, await ill.json()]).toEqual([
      503,
      { status: 'unavailable', services: { ...services, media: 'unavailable' }, state: 'live' },
    ]);
  });
});
