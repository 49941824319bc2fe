import { gatewayRoutes } from '@memory/contracts';
import { subscribeToEvents } from '@memory/event-bus';
import { IdentitySigner, Metrics, type ServiceOptions } from '@memory/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { LiveStreamHub } from '../live-stream/live-stream-hub.ts';
import { registerProxyRoutes } from '../proxy/proxy.plugin.ts';
import { registerRateLimits } from '../rate-limits/rate-limits.plugin.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { registerDeviceCookieHook } from '../session/device-cookie.plugin.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { registerSessionHintCookie } from '../session/session-hint-cookie.ts';
import { registerSessions } from '../session/session.plugin.ts';
import { rejectUntilSetUp } from '../session/setup-restriction.plugin.ts';
import { registerStorageKeyCookie } from '../session/storage-key-cookie.ts';
import { serveWebApp, WEB_APP_ROUTE } from '../web-app/web-app.plugin.ts';
import { rejectOtherSites } from './other-sites.ts';
import { hideFromSearchEngines } from './search-engines.ts';
import { contentSecurityPolicy, sendSecurityHeaders } from './security-headers.ts';

/**
 * The options of `startService` for the gateway. They differ from the options of the internal services, because the gateway's clients are
 * browsers.
 */
export const gatewayServiceOptions = (
  config: GatewayConfig,
): Pick<ServiceOptions, 'configure' | 'internal' | 'sendsLongResponses' | 'trustProxy' | 'trustsTraceparent'> => ({
  internal: false,
  sendsLongResponses: true,
  trustProxy: config.TRUST_PROXY,
  trustsTraceparent: config.TRUST_TRACEPARENT === 'on',
  configure: (app) => configureHttp(app, config),
});

/** Routes whose responses do not depend on the user. No session is read for them, so they work while Redis is unavailable. */
const sessionlessRoutes: ReadonlySet<string> = new Set([
  WEB_APP_ROUTE,
  gatewayRoutes.checkHealth.path,
  gatewayRoutes.readConfig.path,
]);

/** Registers Fastify hooks and plugins in the order in which they handle a request. */
async function configureHttp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const metrics = app.get(Metrics);
  app.enableCsrfProtection();
  sendSecurityHeaders(server, config);
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done();
  });
  hideFromSearchEngines(server);
  rejectOtherSites(server);
  server.addHook('preClose', async () => app.get(LiveStreamHub).endStreams());
  registerSessionHintCookie(server, WEB_APP_ROUTE);
  await registerSessions(server, {
    secret: config.SESSION_SECRET,
    store: app.get(RedisSessionStore),
    sessionlessRoutes,
    onForgedCookie: () => metrics.countRejection('session_cookie'),
  });
  registerDeviceCookieHook(server);
  registerStorageKeyCookie(server, { secret: config.SESSION_SECRET });
  registerRateLimits(server, { factor: config.RATE_LIMIT_FACTOR, securityLog: app.get(SecurityLog) });
  rejectUntilSetUp(server);
  subscribeToEvents(app, { group: 'gateway', redisUrl: config.REDIS_URL, startWithoutRedis: true });
  // `init` must run before the plugins below are registered: `init` sets Nest's error handler, and each plugin context copies the error
  // handler that is set when the context is created.
  await app.init();
  await server.register(async (web) =>
    serveWebApp(web, { root: config.WEB_ROOT, contentSecurityPolicy: contentSecurityPolicy(config) }),
  );
  await server.register(async (proxy) => registerProxyRoutes(proxy, { config, signer: app.get(IdentitySigner) }));
}
