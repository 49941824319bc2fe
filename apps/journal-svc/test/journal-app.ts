import { startTestService, type TestService } from '@memory/service-kit/testing';
import { AppModule } from '../src/app.module.ts';
import { type JournalConfig, readConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { FakeLanguageService, FakeMediaService, FakeSocialService } from './fake-peers.ts';

export interface JournalApp extends TestService<JournalConfig> {
  readonly database: Database;
  readonly social: FakeSocialService;
  readonly media: FakeMediaService;
  readonly language: FakeLanguageService;
}

/** Starts journal-svc with its own PostgreSQL database, Redis and fake peers. */
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
  return {
    ...service,
    database: service.app.get(Database),
    social,
    media,
    language,
    async close() {
      await service.close();
      await Promise.all([social.close(), media.close(), language.close()]);
    },
  };
}
