import { compose, services } from './compose-file.ts';

const OUTSIDE = 'outside';

/** Who can open a connection to whom, both ways: the networks of Compose have no direction. Anything that is not here cannot. */
const reach: Record<string, string> = {
  gateway: 'outside, journal-svc, media-svc, language-svc, social-svc, redis',
  'journal-svc': 'gateway, media-svc, media-worker, language-svc, social-svc, postgres, redis',
  'media-svc': 'outside, gateway, journal-svc, media-worker, language-svc, social-svc, admin, postgres, redis, store',
  'media-worker': 'outside, journal-svc, media-svc, postgres, redis, store',
  'language-svc': 'outside, gateway, journal-svc, media-svc, social-svc, postgres, redis',
  'social-svc': 'gateway, journal-svc, media-svc, language-svc, admin, postgres, redis',
  admin: 'media-svc, social-svc, redis',
  migrate: 'postgres',
  'redis-users': '',
  postgres: 'journal-svc, media-svc, media-worker, language-svc, social-svc, migrate',
  redis: 'gateway, journal-svc, media-svc, media-worker, language-svc, social-svc, admin',
  store: 'media-svc, media-worker',
};

/** Services that share the network of another have no address of their own. */
const addressed = services
  .filter(([, { network_mode }]) => !network_mode?.startsWith('service:'))
  .map(([name]) => name);

const networksOf = (name: string): string[] => compose.serviceEntries[name]?.networks ?? [];

function reachedBy(name: string): string[] {
  const peers = Object.keys(compose.serviceEntries).filter(
    (peer) => peer !== name && networksOf(peer).some((network) => networksOf(name).includes(network)),
  );
  const isOpen = networksOf(name).some((network) => compose.networks[network]?.internal !== true);
  return [...(isOpen ? [OUTSIDE] : []), ...peers];
}

describe('the networks of the Compose file', () => {
  it.each(addressed)('let %s reach what it needs and nothing else', (name) => {
    expect(reachedBy(name).toSorted()).toEqual((reach[name] ?? '').split(', ').filter(Boolean).toSorted());
  });

  it('are named for every service: without one, a service would join the default network, which is open', () => {
    for (const [name, { networks, network_mode }] of services)
      expect([name, (networks?.length ?? 0) > 0 || ['none', 'service:store'].includes(network_mode ?? '')]).toEqual([
        name,
        true,
      ]);
  });

  it("publish the gateway's port and no other", () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['gateway']);
  });
});
