import { gatewayRoutes } from '@memory/contracts';
import { subscribeToEvents } from '@memory/event-bus';
import { IdentitySigner, type ServiceOptions } from '@memory/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { registerProxyRoutes } from '../proxy/proxy.plugin.ts';
import { registerRateLimits } from '../rate-limits/rate-limits.plugin.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { setSessionHintCookie } from '../session/session-hint-cookie.ts';
import { registerSessions } from '../session/session.plugin.ts';
import { serveWebApp, WEB_APP_ROUTE } from '../web-app/web-app.plugin.ts';
import { createSecurityHeaders, permissionsPolicy } from './security-headers.ts';

/** The options of `startService` in which the gateway differs from the internal services: its callers are browsers. */
export const gatewayServiceOptions = (
  config: GatewayConfig,
): Pick<ServiceOptions, 'configure' | 'internal' | 'trustProxy'> => ({
  internal: false,
  trustProxy: config.TRUST_PROXY,
  configure: (app) => configureHttp(app, config),
});

/** The time in milliseconds after which open connections are closed at shutdown. */
const SHUTDOWN_GRACE_MS = 5_000;

/** Routes whose responses do not depend on the user. No session is read for them, so they work while Redis is unavailable. */
const sessionlessRoutes: ReadonlySet<string> = new Set([
  WEB_APP_ROUTE,
  gatewayRoutes.checkHealth.path,
  gatewayRoutes.readConfig.path,
]);

/** Registers hooks and plugins in the order in which a request passes them. */
async function configureHttp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  app.useSecurityHeaders(createSecurityHeaders(config));
  app.enableCsrfProtection();
  server.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), SHUTDOWN_GRACE_MS).unref();
  });
  setSessionHintCookie(server, WEB_APP_ROUTE);
  await registerSessions(server, {
    secret: config.SESSION_SECRET,
    store: app.get(RedisSessionStore),
    sessionlessRoutes,
  });
  registerRateLimits(server, { factor: config.RATE_LIMIT_FACTOR });
  subscribeToEvents(app, { group: 'gateway', redisUrl: config.REDIS_URL, startWithoutRedis: true });
  // Before the plugins below: Nest sets its error handler at init, and a Fastify context copies the handler when it is created.
  await app.init();
  await server.register(async (web) => serveWebApp(web, { root: config.WEB_ROOT }));
  await server.register(async (proxy) => registerProxyRoutes(proxy, { config, signer: app.get(IdentitySigner) }));
}
