import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface RegisteredRoute {
  readonly method: string;
  /** The path pattern of the route as Fastify writes it: `/media/:id`. */
  readonly pattern: string;
}

const routesByApp = new WeakMap<INestApplicationContext, RegisteredRoute[]>();

/** Records every route that Nest or a Fastify plugin registers from now on. Must be called before the application's modules are initialized. */
export function recordRegisteredRoutes(app: NestFastifyApplication): void {
  const routes: RegisteredRoute[] = [];
  routesByApp.set(app, routes);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, pattern: url });
    });
}

/** Returns all routes of an application that `createService` created. Tests check the access rules of each of these routes. */
export const registeredRoutes = (app: INestApplicationContext): readonly RegisteredRoute[] =>
  routesByApp.get(app) ?? [];
