import { findObject, objectsOfKind, overlays, patchedValues } from './kubernetes/manifests.ts';

interface GatewaySpec {
  listeners: {
    name: string;
    hostname: string;
    port: number;
    protocol: string;
    tls?: { mode: string; certificateRefs: { name: string }[] };
  }[];
}
interface RouteSpec {
  parentRefs: { name: string; sectionName: string }[];
  rules: { filters?: unknown[]; timeouts?: unknown; backendRefs?: { name: string; port: number }[] }[];
}

const settings = findObject('ConfigMap', 'settings').data ?? {};

it.each(overlays)('%s is reached over TLS at the address of its PUBLIC_URL', (overlay) => {
  const folder = `overlays/${overlay}`;
  const publicUrl = patchedValues(folder, 'ConfigMap', 'settings')['/data/PUBLIC_URL'] as string;
  const { hostname } = new URL(publicUrl);
  expect(publicUrl).toMatch(/^https:/);
  expect(patchedValues(folder, 'Gateway')).toEqual({
    '/spec/listeners/0/hostname': hostname,
    '/spec/listeners/1/hostname': hostname,
  });
  expect(patchedValues(folder, 'ConfigMap', 'settings')['/data/TRUST_PROXY']).not.toBe('');
});

describe('the way into the product', () => {
  const { spec: gateway } = findObject<GatewaySpec>('Gateway', 'memory');
  const { spec: route } = findObject<RouteSpec>('HTTPRoute', 'memory');

  it('is TLS with a certificate that the operator provides, beside http', () => {
    expect(gateway.listeners.map(({ protocol }) => protocol)).toEqual(['HTTP', 'HTTPS']);
    expect(gateway.listeners[1]?.tls).toEqual({ mode: 'Terminate', certificateRefs: [{ name: 'memory-tls' }] });
  });

  it('sends pages that were requested over http to https, and passes nothing on', () => {
    const { spec } = findObject<RouteSpec>('HTTPRoute', 'redirect-to-https');
    expect(spec.parentRefs).toEqual([{ name: 'memory', sectionName: 'http' }]);
    expect(spec.rules).toEqual([
      { filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] },
    ]);
  });

  it('leads to the gateway of the product alone', () => {
    const backends = objectsOfKind<RouteSpec>('HTTPRoute').flatMap(({ spec }) =>
      spec.rules.flatMap(({ backendRefs = [] }) => backendRefs),
    );
    expect(backends).toEqual([{ name: 'gateway', port: Number(settings.PORT) }]);
    expect(route.parentRefs).toEqual([{ name: 'memory', sectionName: 'https' }]);
  });

  it('has no time limit for recordings and live streams, and takes no host from the client', () => {
    expect(route.rules[0]).toMatchObject({
      timeouts: { request: '0s', backendRequest: '0s' },
      filters: [{ type: 'RequestHeaderModifier', requestHeaderModifier: { remove: ['X-Forwarded-Host'] } }],
    });
  });
});
