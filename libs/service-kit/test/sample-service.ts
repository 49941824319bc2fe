import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { route } from '@memory/contracts';
import { z } from 'zod';
import { createService, CurrentViewer, IdentitySigner, Implements, SignedInUser, type Viewer } from '../src/index.ts';

export const INTERNAL_KEY = 'an internal key only for this test run';

export const sampleRoutes = {
  greet: route({
    method: 'post',
    path: '/api/greetings/{id}',
    access: 'signed-in',
    summary: 'A route as a service would have it',
    body: z.object({ name: z.string().max(10) }),
    answer: { status: 201, body: z.object({ greeting: z.string() }) },
    errors: ['invalid_request'],
  }),
  list: route({
    method: 'get',
    path: '/api/greetings',
    access: 'anyone',
    summary: 'A list',
    answer: { status: 200, body: z.array(z.object({ greeting: z.string() })) },
    errors: [],
  }),
};

@Controller()
class GreetingController {
  @Implements(sampleRoutes.greet)
  greet(@SignedInUser() userId: string, @Body({ schema: sampleRoutes.greet.body }) body: { name: string }) {
    return { greeting: `${body.name} ${userId}`, secret: 'never declared' };
  }

  @Implements(sampleRoutes.list)
  list(@CurrentViewer() viewer: Viewer) {
    return [{ greeting: viewer.userId ?? 'nobody', secret: 'never declared' }];
  }

  @Post('api/broken')
  broken(): never {
    throw new Error('a detail nobody outside may read');
  }

  @Get('api/plain')
  plain() {
    return {};
  }
}

@Module({ controllers: [GreetingController] })
class SampleModule {}

export async function startSample(): Promise<NestFastifyApplication> {
  const app = await createService({
    name: 'sample',
    module: SampleModule,
    config: { LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: 0, INTERNAL_KEY },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

export const identityOf = async (userId: string | null, key = INTERNAL_KEY) => ({
  'x-memory-identity': await new IdentitySigner({ key, issuer: 'test' }).sign({ userId }),
});
