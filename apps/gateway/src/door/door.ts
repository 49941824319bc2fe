import { gatewayRoutes } from '@memory/contracts';
import { subscribeToEvents } from '@memory/event-bus';
import { IdentitySigner, type ServiceOptions } from '@memory/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { proxyToServices } from '../proxy/proxy.plugin.ts';
import { limitRates } from '../rate-limits/rate-limits.plugin.ts';
import { tellPages } from '../session/here-cookie.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { useSessions } from '../session/session.plugin.ts';
import { serveWebApp, WEB_ROUTE } from '../web/web.plugin.ts';
import { permissionsPolicy, securityHeaders } from './security-headers.ts';

/** How the gateway differs from the services behind it: its callers are browsers. */
export const gatewayOptions = (
  config: GatewayConfig,
): Pick<ServiceOptions, 'configure' | 'internal' | 'trustProxy'> => ({
  internal: false,
  trustProxy: config.TRUST_PROXY,
  configure: (app) => openDoor(app, config),
});

/** When told to stop, the gateway finishes what it has begun, for no longer than this. */
const GRACE_MS = 5_000;

/** Answered alike to everybody: no session is looked up, so that they answer while Redis is away. */
const sameForAll: ReadonlySet<string> = new Set([
  WEB_ROUTE,
  gatewayRoutes.checkHealth.path,
  gatewayRoutes.readConfig.path,
]);

async function openDoor(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  app.useSecurityHeaders(securityHeaders(config));
  app.enableCsrfProtection();
  server.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
  });
  tellPages(server, WEB_ROUTE);
  await useSessions(server, { secret: config.SESSION_SECRET, store: app.get(RedisSessionStore), except: sameForAll });
  limitRates(server, { factor: config.RATE_LIMIT_FACTOR });
  subscribeToEvents(app, { group: 'gateway', redisUrl: config.REDIS_URL, startWithoutRedis: true });
  // Nest sets its error handler at init, and a Fastify context keeps the one it was made with.
  await app.init();
  await server.register(async (web) => serveWebApp(web, { root: config.WEB_ROOT }));
  await server.register(async (proxy) => proxyToServices(proxy, { config, signer: app.get(IdentitySigner) }));
}
