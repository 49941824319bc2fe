import { composePeersOf, composeServiceEntries } from './compose-file.ts';

/** The complete list of containers that each container can connect to. Connections work in both directions, because Compose networks have none. */
const expectedPeers: Record<string, string> = {
  gateway: 'internet, journal-svc, media-svc, language-svc, social-svc, redis',
  'journal-svc': 'gateway, media-svc, media-worker, language-svc, social-svc, postgres, redis',
  'media-svc': 'internet, gateway, journal-svc, media-worker, language-svc, social-svc, admin, postgres, redis, store',
  'media-worker': 'internet, journal-svc, media-svc, language-svc, postgres, redis, store, speech',
  'language-svc': 'internet, gateway, journal-svc, media-svc, media-worker, social-svc, admin, postgres, redis',
  'social-svc': 'internet, gateway, journal-svc, media-svc, language-svc, admin, postgres, redis',
  admin: 'internet, media-svc, language-svc, social-svc, redis',
  speech: 'internet, media-worker',
  migrate: 'postgres',
  'redis-users': '',
  postgres: 'journal-svc, media-svc, media-worker, language-svc, social-svc, migrate',
  redis: 'gateway, journal-svc, media-svc, media-worker, language-svc, social-svc, admin',
  store: 'media-svc, media-worker',
};

/** The services with their own network address; the others share the network of another service. */
const servicesWithAddress = composeServiceEntries
  .filter(([, { network_mode }]) => !network_mode?.startsWith('service:'))
  .map(([name]) => name);

describe('the networks of the Compose file', () => {
  it.each(servicesWithAddress)('connect %s only with what it needs', (name) => {
    expect(composePeersOf(name).toSorted()).toEqual((expectedPeers[name] ?? '').split(', ').filter(Boolean).toSorted());
  });

  it('are set for every service: without networks, a service would join the default network, which has internet access', () => {
    for (const [name, { networks, network_mode }] of composeServiceEntries)
      expect([name, (networks?.length ?? 0) > 0 || ['none', 'service:store'].includes(network_mode ?? '')]).toEqual([
        name,
        true,
      ]);
  });

  it("publish the gateway's port and no other", () => {
    expect(composeServiceEntries.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual([
      'gateway',
    ]);
  });
});
