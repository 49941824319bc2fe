import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import type { DynamicModule } from '@nestjs/common';
import type { MediaConfig } from './config.ts';
import { Database } from './database.ts';

/**
 * Returns the global modules that the service process and the worker process both need: settings, database, outbox and clients of other
 * services.
 */
export const sharedProcessModules = (config: MediaConfig): DynamicModule[] => [
  ConfigModule.forRoot(config),
  DatabaseModule.forRoot({ client: Database, config }),
  OutboxModule.forRoot({ producer: 'media', databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
  ServiceClientsModule.forRoot({
    caller: 'media-svc',
    signingKey: config.SIGNING_KEY,
    urls: {
      'journal-svc': config.JOURNAL_URL,
      'language-svc': config.LANGUAGE_URL,
      'social-svc': config.SOCIAL_URL,
    },
  }),
];
