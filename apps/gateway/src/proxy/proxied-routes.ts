import { type RouteContract, type ServiceName, serviceRoutes } from '@memory/contracts';
import type { GatewayConfig } from '../config.ts';

/** A public route and the service that implements it. */
export interface ProxiedRoute {
  readonly service: ServiceName;
  readonly route: RouteContract;
}

/** All public routes of the services, from the contracts. Any other route of a service is unreachable for browsers. */
export const proxiedRoutes: readonly ProxiedRoute[] = Object.entries(serviceRoutes).flatMap(([service, routes]) =>
  Object.values<RouteContract>(routes).map((route) => ({ service: service as ServiceName, route })),
);

/** The base URL of each service. */
export const serviceBaseUrls = (config: GatewayConfig): Record<ServiceName, string> => ({
  journal: config.JOURNAL_URL,
  media: config.MEDIA_URL,
  language: config.LANGUAGE_URL,
  social: config.SOCIAL_URL,
});
