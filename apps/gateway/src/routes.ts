import { type Route, type ServiceName, serviceRoutes } from '@memory/contracts';
import type { GatewayConfig } from './config.ts';

/** A public route that a service behind the gateway owns. */
export interface ProxiedRoute {
  readonly service: ServiceName;
  readonly route: Route;
}

/** Which route goes where. The contracts say who owns what; a route they do not name is not reachable from outside. */
export const proxiedRoutes: readonly ProxiedRoute[] = Object.entries(serviceRoutes).flatMap(([service, routes]) =>
  Object.values<Route>(routes).map((route) => ({ service: service as ServiceName, route })),
);

/** Where each service is. */
export const serviceAddresses = (config: GatewayConfig): Record<ServiceName, string> => ({
  journal: config.JOURNAL_URL,
  media: config.MEDIA_URL,
  language: config.LANGUAGE_URL,
  social: config.SOCIAL_URL,
});
