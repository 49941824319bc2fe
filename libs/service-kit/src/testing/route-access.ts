import { randomUUID } from 'node:crypto';
import { type RouteContract, toRouterPattern } from '@memory/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registeredRoutes } from '../http/registered-routes.ts';
import { createIdentityHeaders } from './identities.ts';

/**
 * Calls every registered route of a running service with a browser's identity. Returns the routes that accept the call although no public contract
 * declares them. Tests require an empty list, because each listed route lacks a guard.
 * @param service the name under which the service verifies identities, for example `journal-svc`
 * @returns one line per route: its method, its pattern and the status of the response
 */
export async function undeclaredRoutesOpenToBrowsers(
  app: NestFastifyApplication,
  service: string,
  publicRoutes: Readonly<Record<string, RouteContract>>,
): Promise<string[]> {
  const declared = new Set(
    Object.values(publicRoutes).flatMap((route) => addressesOf(route.method.toUpperCase(), toRouterPattern(route))),
  );
  const headers = await createIdentityHeaders({ service, userId: randomUUID(), caller: 'gateway', use: 'browser' });
  const opened: string[] = [];
  for (const { method, pattern } of registeredRoutes(app)) {
    const address = `${method} ${pattern}`;
    if (declared.has(address)) continue;
    const url = pattern.replaceAll(/:\w+/g, () => randomUUID()).replaceAll('*', 'x');
    const { statusCode } = await app.inject({ method: method as 'GET', url, headers });
    if (statusCode !== 401) opened.push(`${address}: ${statusCode}`);
  }
  return opened;
}

/**
 * Returns the methods and paths under which a route can be requested. A GET route can also be requested with HEAD, because Fastify registers HEAD for
 * every GET route.
 */
const addressesOf = (method: string, pattern: string): string[] =>
  (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((name) => `${name} ${pattern}`);
