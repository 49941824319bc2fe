import { findObject, objectsOfKind, overlays } from './kubernetes/manifests.ts';

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

describe.each(overlays)('the way into %s', (overlay) => {
  const settings = findObject(overlay, 'ConfigMap', 'settings').data ?? {};
  const { spec: gateway } = findObject<GatewaySpec>(overlay, 'Gateway', 'memory');
  const { spec: route } = findObject<RouteSpec>(overlay, 'HTTPRoute', 'memory');

  it('is TLS at the address of PUBLIC_URL, with a certificate that the operator provides', () => {
    const host = new URL(settings.PUBLIC_URL ?? '').hostname;
    expect(gateway.listeners.map(({ hostname, protocol }) => [hostname, protocol])).toEqual([
      [host, 'HTTP'],
      [host, 'HTTPS'],
    ]);
    expect(gateway.listeners[1]?.tls).toEqual({ mode: 'Terminate', certificateRefs: [{ name: 'memory-tls' }] });
  });

  it('sends pages that were requested over http to https, and passes nothing on', () => {
    const { spec } = findObject<RouteSpec>(overlay, 'HTTPRoute', 'redirect-to-https');
    expect(spec.parentRefs).toEqual([{ name: 'memory', sectionName: 'http' }]);
    expect(spec.rules).toEqual([
      { filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] },
    ]);
  });

  it('leads to the gateway of the product alone', () => {
    const backends = objectsOfKind<RouteSpec>(overlay, 'HTTPRoute').flatMap(({ spec }) =>
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
    expect(settings.TRUST_PROXY).not.toBe('');
  });
});
