import { errorCatalog, internalRoutes, publicRoutes, type RouteContract } from '../src/index.ts';

const everyRoute = Object.entries<RouteContract>({ ...publicRoutes, ...internalRoutes });

describe('the contracts', () => {
  it('declare each method and path once', () => {
    const addresses = everyRoute.map(([, route]) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(everyRoute)('%s declares exactly the parameters of its path', (_, route) => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(route.params?.shape ?? {})).toEqual(inPath);
  });

  it('have internal routes, and only those, under /internal', () => {
    for (const [, route] of everyRoute) expect(route.path.startsWith('/internal/')).toBe(route.access === 'internal');
  });

  it('accept an Idempotency-Key on every POST that creates something', () => {
    for (const [name, route] of Object.entries<RouteContract>(publicRoutes)) {
      const creates = route.method === 'post' && route.response.status === 201;
      expect([name, route.idempotent ?? false, route.errors.includes('idempotency_key_reused')]).toEqual([
        name,
        creates,
        creates,
      ]);
    }
  });

  it('require sign-in exactly where not_signed_in is a declared error', () => {
    for (const [name, route] of Object.entries<RouteContract>(publicRoutes)) {
      expect([name, route.errors.includes('not_signed_in')]).toEqual([name, route.access === 'signed-in']);
    }
  });
});

describe('the error catalogue', () => {
  it.each(Object.entries(errorCatalog))(
    '%s has a status and a sentence in both languages',
    (code, { status, en, zh }) => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(en).toMatch(/^[A-Z]/);
      expect(zh).toMatch(/\p{Script=Han}/u);
    },
  );
});
