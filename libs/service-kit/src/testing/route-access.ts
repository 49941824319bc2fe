import { randomUUID } from 'node:crypto';
import type { Route } from '@memory/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registeredRoutes } from '../registered-routes.ts';
import { signedBy } from './identities.ts';

/**
 * The registered routes of a running service that a browser's identity opens though no public contract of the service declares them.
 * A service has none: a new internal route that forgets its guard turns up here.
 * @param service the name under which the service verifies identities
 */
export async function routesOpenedToBrowsers(app: NestFastifyApplication, service: string, publicRoutes: Readonly<Record<string, Route>>): Promise<string[]> {
  const declared = new Set(Object.values(publicRoutes).flatMap(({ method, path }) => addressesOf(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'))));
  const headers = await signedBy({ service, userId: randomUUID(), caller: 'gateway', use: 'browser' });
  const opened: string[] = [];
  for (const { method, pattern } of registeredRoutes(app)) {
    const address = `${method} ${pattern}`;
    if (declared.has(address)) continue;
    const url = pattern.replaceAll(/:\w+/g, () => randomUUID()).replaceAll('*', 'x');
    const { statusCode } = await app.inject({ method: method as 'GET', url, headers });
    if (statusCode !== 401) opened.push(`${address} answered ${statusCode}`);
  }
  return opened;
}

/** Fastify answers HEAD wherever it answers GET. */
const addressesOf = (method: string, pattern: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((name) => `${name} ${pattern}`);
