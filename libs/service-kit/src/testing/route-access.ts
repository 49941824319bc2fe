import { randomUUID } from 'node:crypto';
import { type RouteContract, toRouterPattern } from '@memory/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registeredRoutes } from '../http/registered-routes.ts';
import { createIdentityHeaders } from './identities.ts';

/**
 * The registered routes of a running service that accept a browser's identity although no public contract of the service declares
 * them. Tests require an empty list: each line is a route without a guard.
 * @param service the name under which the service verifies identities, `journal-svc`
 * @returns one line per route: method, pattern and the status of the response instead of 401
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

/** Fastify registers HEAD for every GET route. */
const addressesOf = (method: string, pattern: string): string[] =>
  (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((name) => `${name} ${pattern}`);
