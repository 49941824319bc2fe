import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface RegisteredRoute {
  readonly method: string;
  /** As Fastify writes it: `/media/:id`. */
  readonly pattern: string;
}

const routesByApp = new WeakMap<INestApplicationContext, RegisteredRoute[]>();

/** Records every route that Nest or a Fastify plugin registers from now on. Must be called before the application's modules are initialized. */
export function recordRoutes(app: NestFastifyApplication): void {
  const routes: RegisteredRoute[] = [];
  routesByApp.set(app, routes);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, pattern: url });
    });
}

/** All routes of an application that `createService` made; tests check the access of each of them. */
export const registeredRoutes = (app: INestApplicationContext): readonly RegisteredRoute[] =>
  routesByApp.get(app) ?? [];
