import { defineRoute } from '@memory/contracts';
import { Body, Controller, Get, Module, Param, Res } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { createService, CurrentViewer, ImplementsRoute, SignedInUser, type Viewer } from '../src/index.ts';
import { testCallerPublicKeys, identityHeadersFor } from '../src/testing/index.ts';

export const sampleRoutes = {
  greet: defineRoute({
    method: 'post',
    path: '/api/greetings/{id}',
    access: 'signed-in',
    summary: 'A route as a service would have it',
    body: z.object({ name: z.string().max(10) }),
    response: { status: 201, body: z.object({ greeting: z.string() }) },
    errors: ['invalid_request'],
  }),
  list: defineRoute({
    method: 'get',
    path: '/api/greetings',
    access: 'anyone',
    summary: 'A list',
    response: { status: 200, body: z.array(z.object({ greeting: z.string() })) },
    errors: [],
  }),
  listOwn: defineRoute({
    method: 'get',
    path: '/api/own-greetings',
    access: 'signed-in',
    summary: 'A list whose contract alone requires a signed-in viewer',
    response: { status: 200, body: z.array(z.object({ greeting: z.string() })) },
    errors: [],
  }),
  showProfile: defineRoute({
    method: 'get',
    path: '/api/profiles/{name}',
    access: 'anyone',
    summary: 'A route whose responses a compiled serializer writes',
    params: z.object({ name: z.string() }),
    response: {
      status: 200,
      body: z.object({
        name: z.string(),
        level: z.enum(['new', 'old']).nullable(),
        words: z.array(z.object({ word: z.string(), times: z.int().positive() })),
        motto: z.string().nullable(),
      }),
    },
    errors: [],
  }),
  showName: defineRoute({
    method: 'get',
    path: '/api/name',
    access: 'anyone',
    summary: 'A route whose handler alone requires a signed-in viewer',
    response: { status: 200, body: z.object({ name: z.string() }) },
    errors: [],
  }),
  fail: defineRoute({
    method: 'post',
    path: '/api/broken',
    access: 'anyone',
    summary: 'A route with a fault',
    response: { status: 204, body: null },
    errors: [],
  }),
  countForGateway: defineRoute({
    method: 'get',
    path: '/internal/count',
    access: 'internal',
    callers: ['gateway'],
    summary: 'An internal route of one caller',
    response: { status: 200, body: z.object({ count: z.int() }) },
    errors: [],
  }),
};

@Controller()
class GreetingController {
  @ImplementsRoute(sampleRoutes.greet)
  greet(@SignedInUser() userId: string, @Body({ schema: sampleRoutes.greet.body }) body: { name: string }) {
    return { greeting: `${body.name} ${userId}`, secret: 'never declared' };
  }

  @ImplementsRoute(sampleRoutes.list)
  list(@CurrentViewer() viewer: Viewer) {
    return [{ greeting: viewer.userId ?? 'nobody', secret: 'never declared' }];
  }

  @ImplementsRoute(sampleRoutes.listOwn)
  listOwn(@CurrentViewer() viewer: Viewer) {
    return [{ greeting: viewer.userId }];
  }

  @ImplementsRoute(sampleRoutes.showProfile)
  showProfile(
    @Param({ schema: sampleRoutes.showProfile.params }) { name }: { name: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (name === 'seen-before') void reply.status(202);
    const words = [{ word: '朋友"\\\n\u2028', times: name === 'invalid' ? -1 : 1, secret: 'never declared' }];
    return { name, level: null, words, ...(name === 'incomplete' ? {} : { motto: null }), secret: 'never declared' };
  }

  @ImplementsRoute(sampleRoutes.showName)
  showName(@SignedInUser() userId: string) {
    return { name: userId };
  }

  @ImplementsRoute(sampleRoutes.countForGateway)
  count() {
    return { count: 1 };
  }

  @ImplementsRoute(sampleRoutes.fail)
  broken(): never {
    throw new Error('a detail nobody outside may read');
  }

  /** A handler without a contract. The guard must reject every request to it, because nothing declares who may call it. */
  @Get('api/undeclared')
  undeclared() {
    return {};
  }
}

@Module({ controllers: [GreetingController] })
class SampleModule {}

export async function startSample(
  configure?: (app: NestFastifyApplication) => void,
  bodyIdleMs = 30_000,
  environment: 'test' | 'production' = 'test',
): Promise<NestFastifyApplication> {
  const app = await createService({
    name: 'sample',
    module: SampleModule,
    config: {
      NODE_ENV: environment,
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: 0,
      BODY_IDLE_MS: bodyIdleMs,
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: 0,
      CALLER_KEYS: testCallerPublicKeys,
    },
    configure,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

export const identityOf = (userId: string | null) => identityHeadersFor('sample', userId, { url: '/api/greetings' });
