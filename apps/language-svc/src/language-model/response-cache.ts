import { createHmac, hkdfSync } from 'node:crypto';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { LanguageConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** The maximum number of rows that one statement deletes, so that no statement holds its locks for long. */
const DELETED_PER_STATEMENT = 1_000;

/**
 * A cache for responses of the language model, in the database for 30 days. The key is a keyed hash of the prompt; neither the user nor the
 * text of the prompt is stored.
 */
@Injectable()
export class ModelResponseCache {
  /**
   * The key of the hashes. It is derived from this service's signing key, so that no other process can compute the hash of a text and find out
   * whether the text was stored. A new signing key makes all stored responses unreachable.
   */
  private readonly hashKey: Uint8Array;

  constructor(
    @Inject(CONFIG) private readonly config: LanguageConfig,
    private readonly database: Database,
  ) {
    const secret = config.SIGNING_KEY.export({ format: 'der', type: 'pkcs8' });
    // The label 'kept answers' is an input of the key derivation, so changing it would make all stored responses unreachable.
    this.hashKey = new Uint8Array(hkdfSync('sha256', secret, '', 'kept answers', 32));
  }

  /** Returns the stored response to this prompt; undefined when there is none. */
  async find(prompt: string): Promise<unknown> {
    const cached = await this.database.modelResponse.findUnique({ where: { key: this.hash(prompt) } });
    return cached?.response;
  }

  async save(prompt: string, response: Prisma.InputJsonValue): Promise<void> {
    await this.database.modelResponse.createMany({
      data: { key: this.hash(prompt), response },
      skipDuplicates: true,
    });
  }

  /** Deletes responses that are older than 30 days. */
  async deleteExpired(): Promise<void> {
    const deleteBatch = (): Promise<number> => this.database.$executeRaw`
      DELETE FROM model_answer WHERE key IN (
        SELECT key FROM model_answer WHERE created_at < now() - interval '30 days' ORDER BY created_at LIMIT ${DELETED_PER_STATEMENT}::int)`;
    while ((await deleteBatch()) === DELETED_PER_STATEMENT);
  }

  private hash(prompt: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(
      createHmac('sha256', this.hashKey).update(this.config.LANGUAGE_MODEL).update('\0').update(prompt).digest(),
    );
  }
}
