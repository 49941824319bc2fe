import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type LanguageConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';

const EVERY_MS = 60 * 60_000;

/** What the model answered before. Nothing of who asked, and of what was asked a keyed hash. */
@Injectable()
export class KeptAnswers implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(KeptAnswers.name);
  /** Derived from this service's own key, so that no other process can search for a text by its hash. A new signing key invalidates all kept answers. */
  private readonly hashKey: Uint8Array;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: LanguageConfig,
    private readonly database: Database,
  ) {
    const secret = config.SIGNING_KEY.export({ format: 'der', type: 'pkcs8' });
    this.hashKey = new Uint8Array(hkdfSync('sha256', secret, '', 'kept answers', 32));
  }

  onModuleInit(): void {
    const forget = () =>
      this.forgetOld().catch((error: unknown) =>
        this.logger.warn({ err: error }, "the model's old answers are kept for another hour"),
      );
    this.timer = setInterval(() => void forget(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async find(question: string): Promise<unknown> {
    const kept = await this.database.modelAnswer.findUnique({ where: { key: this.keyOf(question) } });
    return kept?.answer;
  }

  async keep(question: string, answer: Prisma.InputJsonValue): Promise<void> {
    await this.database.modelAnswer.createMany({ data: { key: this.keyOf(question), answer }, skipDuplicates: true });
  }

  /** Removes what is older than 30 days. */
  async forgetOld(): Promise<void> {
    await this.database.$executeRaw`DELETE FROM model_answer WHERE created_at < now() - interval '30 days'`;
  }

  private keyOf(question: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(
      createHmac('sha256', this.hashKey).update(this.config.LANGUAGE_MODEL).update('\0').update(question).digest(),
    );
  }
}
