import type { PairRelation } from '@memory/contracts';
import { relationChanged, relationEntityId } from '@memory/events';
import { startTestService, type TestService } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { AppModule } from '../src/app.module.ts';
import { type JournalConfig, readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { RelationSync } from '../src/relations/relation-sync.ts';
import { FakeLanguageService, FakeMediaService, FakeSocialService, type RelationDelivery } from './fake-peers.ts';

export interface JournalApp extends TestService<JournalConfig> {
  readonly database: Database;
  readonly social: FakeSocialService;
  readonly media: FakeMediaService;
  readonly language: FakeLanguageService;
}

/** Starts journal-svc with its own PostgreSQL database, Redis and fake peers, and waits until it decides by its copies of relations. */
export async function startJournalApp(settings: Record<string, string> = {}): Promise<JournalApp> {
  const social = new FakeSocialService();
  const media = new FakeMediaService();
  const language = new FakeLanguageService();
  const [SOCIAL_URL, MEDIA_URL, LANGUAGE_URL] = await Promise.all(
    [social, media, language].map((peer) => peer.listen()),
  );
  const service = await startTestService({
    service: 'journal-svc',
    module: (config) => AppModule.forRoot(config),
    readConfig,
    environment: { SOCIAL_URL: SOCIAL_URL!, MEDIA_URL: MEDIA_URL!, LANGUAGE_URL: LANGUAGE_URL!, ...settings },
    subscribes: true,
  });
  const database = service.app.get(Database);
  social.delivery = deliveryTo(service, database);
  await eventually(() => expect(service.app.get(RelationSync).isCurrent).toBe(true));
  return {
    ...service,
    database,
    social,
    media,
    language,
    async close() {
      await service.close();
      await Promise.all([social.close(), media.close(), language.close()]);
    },
  };
}

function deliveryTo(service: TestService<JournalConfig>, database: Database): RelationDelivery {
  return {
    async withdraw(relation) {
      const response = await service.request(null, { method: 'POST', url: '/internal/withdrawals', payload: relation });
      if (response.statusCode !== 204) throw new Error(`not confirmed: ${response.statusCode} ${response.body}`);
    },
    async publish(relation) {
      await service.publish(relationChanged, relationEntityId(relation.firstId, relation.secondId), relation);
    },
    waitForCopy: ({ firstId, secondId, version }: PairRelation) =>
      eventually(async () => {
        const where = { userId_otherId: { userId: firstId, otherId: secondId } };
        const copy = await database.userRelation.findUnique({ where });
        expect(Number(copy?.version ?? 0)).toBeGreaterThanOrEqual(version);
      }),
  };
}
