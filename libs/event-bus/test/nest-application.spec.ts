import { profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { Controller, type INestApplication } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listDeadLetters } from '../src/dead-letters.ts';
import { type EventOf, HandlesEvent, OutboxModule, subscribeToEvents } from '../src/index.ts';
import { GROUP, TestBus } from './test-bus.ts';

const received: EventOf<typeof profileUpdated>[] = [];

@Controller()
class CollectWhenProfileUpdated {
  @HandlesEvent(profileUpdated)
  handle(@Payload() event: EventOf<typeof profileUpdated>): void {
    if (event.data.username === 'poison') throw new Error('no such author');
    received.push(event);
  }
}

let bus: TestBus;
let app: INestApplication;

beforeEach(async () => {
  bus = await TestBus.start();

  const outbox = OutboxModule.forRoot({
    producer: 'social',
    databaseUrl: bus.databaseUrl,
    redisUrl: bus.server.urlFor('social-svc'),
  });
  const module = await Test.createTestingModule({
    imports: [outbox],
    controllers: [CollectWhenProfileUpdated],
  }).compile();
  app = module.createNestApplication(new FastifyAdapter(), { logger: false });
  subscribeToEvents(app, { group: GROUP, redisUrl: bus.server.urlFor(GROUP), maxDeliveries: 2, retryBaseMs: 5 });
  await app.init();
  await app.startAllMicroservices();
});

afterEach(async () => {
  await app.close();
  await bus.stop();
});

describe('in a Nest application', () => {
  it('an event of the outbox reaches its handler, and the error of a handler is stored with the dead letter', async () => {
    await bus.write('li', 'poison');
    const id = await bus.write('wang', 'Wang');

    await eventually(() => expect(received).toMatchObject([{ id, entityId: 'wang', data: { username: 'Wang' } }]));
    await eventually(async () => {
      const letters = await listDeadLetters(bus.redis, { producer: 'social', group: GROUP });
      expect(letters).toMatchObject([{ error: 'no such author', deliveries: 2 }]);
    });
  });
});
