import {
  externalLoginRoutes,
  gatewayRoutes,
  publicRoutes,
  type RouteContract,
  secondFactorRoutes,
  secondFactorSignInRoutes,
  signInRoutes,
  toRouterPattern,
} from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { FastifyInstance } from 'fastify';

const keyOf = (route: RouteContract): string => `${route.method.toUpperCase()} ${toRouterPattern(route)}`;

/**
 * The routes that a session may use while it is restricted to the set-up of a second factor: the current user, sign-out, the set-up, and routes
 * that need no session.
 */
const allowedRoutes: readonly RouteContract[] = [
  gatewayRoutes.readCurrentUser,
  gatewayRoutes.readAuthUser,
  gatewayRoutes.logout,
  gatewayRoutes.logoutByNavigation,
  signInRoutes.register,
  signInRoutes.login,
  ...Object.values(secondFactorSignInRoutes),
  secondFactorRoutes.readSecondFactor,
  secondFactorRoutes.confirmPassword,
  secondFactorRoutes.startTotpSetup,
  secondFactorRoutes.confirmTotpSetup,
  secondFactorRoutes.createPasskeyOptions,
  secondFactorRoutes.addPasskey,
  ...Object.values(externalLoginRoutes),
  gatewayRoutes.readConfig,
  gatewayRoutes.readPrivacy,
  gatewayRoutes.checkHealth,
];
const allowed: ReadonlySet<RouteContract> = new Set(allowedRoutes);
const restricted: ReadonlySet<string> = new Set(
  Object.values<RouteContract>(publicRoutes)
    .filter((route) => !allowed.has(route))
    .map(keyOf),
);

/** Whether a session that is restricted to the set-up of a second factor may not use the route. */
export const isRestrictedRoute = (route: RouteContract): boolean => restricted.has(keyOf(route));

/**
 * Registers a hook that rejects requests of restricted sessions, for all kinds of routes: the gateway's own routes, the routes of services, files
 * and the live stream. Only the gateway enforces the restriction, because services learn who the user is, but not how the user signed in.
 * @throws ApiError `second_factor_setup_required` in the hook
 */
export function rejectUntilSetUp(server: FastifyInstance): void {
  server.addHook('onRequest', ({ session, method, routeOptions }, _reply, done) => {
    if (
      session.secondFactorSetupRequired &&
      restricted.has(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`)
    )
      throw new ApiError('second_factor_setup_required');
    done();
  });
}
