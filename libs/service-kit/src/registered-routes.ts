import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface RegisteredRoute {
  readonly method: string;
  /** As Fastify writes it: `/media/:id`. */
  readonly pattern: string;
}

const routesByApp = new WeakMap<INestApplicationContext, RegisteredRoute[]>();

/** Notes every route that is registered on this application from now on, by Nest or by a Fastify plugin. */
export function recordRoutes(app: NestFastifyApplication): void {
  const routes: RegisteredRoute[] = [];
  routesByApp.set(app, routes);
  app.getHttpAdapter().getInstance().addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, pattern: url });
  });
}

/** All routes of a running application of `createService`: what a test of their access has to cover. */
export const registeredRoutes = (app: INestApplicationContext): readonly RegisteredRoute[] => routesByApp.get(app) ?? [];
