import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { runIdempotently, ApiError, findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import { RemoveObjects } from '../files/remove-objects.ts';
import type { File, Prisma } from '../generated/prisma/client.ts';
import { StorageQuota } from '../quota/storage-quota.ts';
import { sha256Of } from '../storage/sha256-of.ts';
import { STORE, type Store } from '../storage/store.ts';
import type { CleanFile } from './clean-file.ts';

/** What is settled about a file besides its bytes. */
type Standing = Pick<
  Prisma.FileUncheckedCreateInput,
  'ownerId' | 'textStatus' | 'textReason' | 'spokenLanguage' | 'thumbnailStatus'
>;
type NewRow = Prisma.FileUncheckedCreateInput & { id: string };

/** What is kept of an upload that may be repeated: its answer grows while the files' texts are being found. */
interface Made {
  readonly fileIds: string[];
}

interface KeepOptions {
  /** False for files that the product makes by itself: they are counted, but never refused. */
  readonly enforceQuota: boolean;
  /** The idempotency key of an upload that may be a repeat: a repeat gets the files of the first. */
  readonly request?: IdempotentRequest | null;
}

@Injectable()
export class KeepFiles {
  private readonly logger = new Logger(KeepFiles.name);

  constructor(
    private readonly database: Database,
    private readonly objects: RemoveObjects,
    private readonly quota: StorageQuota,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /** One file, as `keepAll` does it. */
  async keep(file: CleanFile, standing: Standing, options: KeepOptions): Promise<File> {
    const [kept] = await this.keepAll([file], standing, options);
    if (!kept) throw new Error('a file that was kept is missing');
    return kept;
  }

  /**
   * Stores the bytes, then says that the files exist, all of them at once; a crash between the two leaves objects that the
   * sweep removes.
   * @returns them in the same order
   * @throws ApiError `storage_full` when they do not fit the owner's quota; `idempotency_key_reused`; `file_not_found` for a repeat one
   * of whose files has been deleted since
   */
  async keepAll(
    files: readonly CleanFile[],
    standing: Standing,
    { enforceQuota, request = null }: KeepOptions,
  ): Promise<File[]> {
    const first = request && (await findStoredResponse(this.database, request));
    if (first) return this.made(first.answer as Made);
    const rows: NewRow[] = [];
    let made: Made | undefined;
    try {
      for (const file of files) rows.push(await this.put(file, standing));
      made = await runIdempotently(this.database, request, async (tx: Prisma.TransactionClient): Promise<Made> => {
        if (enforceQuota)
          await this.quota.ensureFits(
            tx,
            standing.ownerId,
            rows.reduce((sum, { bytes }) => sum + bytes, 0),
          );
        await tx.file.createMany({ data: rows });
        return { fileIds: rows.map(({ id }) => id) };
      });
    } finally {
      // Of two repeats at one moment one has stored its bytes for nothing, and so has whoever failed. The sweep finds what this does not reach.
      const unused = rows.filter(({ id }) => !made?.fileIds.includes(id));
      await this.objects
        .ofRemoved(unused.map(({ id }) => id))
        .catch((err: unknown) => this.logger.warn({ err }, 'objects of an upload that failed are left to the sweep'));
    }
    return this.made(made);
  }

  private async put({ path, ...facts }: CleanFile, standing: Standing): Promise<NewRow> {
    const id = uuidv7();
    const { size: bytes } = await stat(path);
    await this.store.put(id, createReadStream(path), bytes);
    return { id, ...facts, ...standing, bytes, sha256: await sha256Of(path) };
  }

  private async made({ fileIds }: Made): Promise<File[]> {
    const found = await this.database.file.findMany({ where: { id: { in: fileIds } } });
    return fileIds.map((id) => {
      const file = found.find((candidate) => candidate.id === id);
      if (!file) throw new ApiError('file_not_found');
      return file;
    });
  }
}
