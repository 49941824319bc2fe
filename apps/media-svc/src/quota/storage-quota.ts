import type { StorageOfPerson } from '@memory/contracts';
import { ApiError, findFirstAnswer, type RepeatableRequest } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** As PostgreSQL and Prisma give a counter: bytes beyond 2 GB do not fit an integer of theirs. */
interface Counter {
  readonly usedBytes: bigint;
  readonly quotaBytes: bigint | null;
}

interface IncomingUpload {
  readonly ownerId: string;
  /** The request's `Content-Length`; undefined for a body of unknown length. */
  readonly contentLength: string | undefined;
  /** Set for an upload that may be a repeat. */
  readonly request: RepeatableRequest | null;
}

/** How many bytes a person's files may take. The used bytes are counted by the database (see the migration storage_usage). */
@Injectable()
export class StorageQuota {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
  ) {}

  async find(ownerId: string): Promise<StorageOfPerson> {
    return this.present(await this.database.storageUsage.findUnique({ where: { ownerId } }));
  }

  /** @param quotaBytes null for the installation's default */
  async update(ownerId: string, quotaBytes: number | null): Promise<StorageOfPerson> {
    return this.present(await this.database.storageUsage.upsert({ where: { ownerId }, create: { ownerId, quotaBytes }, update: { quotaBytes } }));
  }

  /**
   * Refuses an upload that cannot fit before its body is received. A form's own bytes count with its files', so that an upload may be
   * refused a few hundred bytes early. A repeat of an upload that was accepted passes: it is answered with what the first has made.
   * @throws ApiError `storage_full`
   */
  async rejectEarly({ ownerId, contentLength, request }: IncomingUpload): Promise<void> {
    const { usedBytes, quotaBytes } = await this.find(ownerId);
    const leftBytes = quotaBytes - usedBytes;
    if (leftBytes > 0 && Number(contentLength ?? 0) <= leftBytes) return;
    // After the usage: a first upload that has been counted has its answer kept as well.
    if (request && (await findFirstAnswer(this.database, request))) return;
    throw new ApiError('storage_full');
  }

  /**
   * Makes sure that `bytes` more fit. Locks the owner's counter until the transaction ends: of uploads at the same moment each sees
   * what those before it have added.
   * @param tx the transaction that creates the files afterwards
   * @throws ApiError `storage_full`
   */
  async reserve(tx: Prisma.TransactionClient, ownerId: string, bytes: number): Promise<void> {
    const [counter = null] = await tx.$queryRaw<Counter[]>`
      INSERT INTO storage_usage AS kept (owner_id) VALUES (${ownerId}::uuid)
      ON CONFLICT (owner_id) DO UPDATE SET owner_id = excluded.owner_id
      RETURNING used_bytes AS "usedBytes", quota_bytes AS "quotaBytes"`;
    const { usedBytes, quotaBytes } = this.present(counter);
    if (usedBytes + bytes > quotaBytes) throw new ApiError('storage_full');
  }

  private present(counter: Counter | null): StorageOfPerson {
    const own = counter?.quotaBytes ?? null;
    return {
      usedBytes: Number(counter?.usedBytes ?? 0),
      quotaBytes: own === null ? this.config.defaultQuotaBytes : Number(own),
      isDefaultQuota: own === null,
    };
  }
}
