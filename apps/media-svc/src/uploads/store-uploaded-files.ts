import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { putFile } from '@memory/object-store/put-file';
import { runIdempotently, ApiError, findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { DeleteFileObjects } from '../files/delete-file-objects.ts';
import type { File, Prisma } from '../generated/prisma/client.ts';
import type { SanitizedFile } from '../sanitization/sanitized-file.ts';
import { StorageQuota } from '../storage-quota/storage-quota.ts';

/** The columns of a new file that do not depend on its bytes. */
type FileAttributes = Pick<
  Prisma.FileUncheckedCreateInput,
  'ownerId' | 'textStatus' | 'textReason' | 'spokenLanguage' | 'thumbnailStatus'
>;
type NewFileRow = Prisma.FileUncheckedCreateInput & { id: string };

/**
 * The data that is stored with an idempotency key. It contains file ids instead of the response, because the response changes while texts
 * are extracted.
 */
interface CreatedFiles {
  readonly fileIds: string[];
}

interface StoreOptions {
  /**
   * Whether the upload is rejected when it exceeds the quota. It is false for files that the product itself creates; they count towards the
   * quota nevertheless.
   */
  readonly enforceQuota: boolean;
  /** The idempotency key of the upload. A retry with the same key returns the files of the first request. */
  readonly idempotentRequest?: IdempotentRequest | null;
}

/** A tuple type with one stored file for each uploaded file, so that TypeScript knows the number of results. */
type FileForEach<Files extends readonly SanitizedFile[]> = { -readonly [Index in keyof Files]: File };

export interface StoredFiles<Files extends readonly File[] = readonly File[]> {
  /** In the order of the uploaded files. */
  readonly files: Files;
  /** Whether an earlier request with the same idempotency key has stored the files, so that its client may know their URLs. */
  readonly isRetry: boolean;
}

@Injectable()
export class StoreUploadedFiles {
  private readonly logger = new Logger(StoreUploadedFiles.name);

  constructor(
    private readonly database: Database,
    private readonly deleteFileObjects: DeleteFileObjects,
    private readonly quota: StorageQuota,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
  ) {}

  /**
   * Stores the objects of uploaded files, then creates all rows in one transaction. A crash in between leaves objects without rows, which
   * are deleted later as orphans.
   * @throws ApiError `storage_full`; `idempotency_key_reused`; `file_not_found` for a retry when one of the files has been deleted since
   */
  async execute<const Files extends readonly SanitizedFile[]>(
    files: Files,
    attributes: FileAttributes,
    { enforceQuota, idempotentRequest = null }: StoreOptions,
  ): Promise<StoredFiles<FileForEach<Files>>> {
    const stored = idempotentRequest && (await findStoredResponse(this.database, idempotentRequest));
    if (stored) return { files: await this.findFiles<Files>(stored.response as CreatedFiles), isRetry: true };
    const rows: NewFileRow[] = [];
    try {
      for (const file of files) rows.push(await this.storeObject(file, attributes));
      const created = await runIdempotently(
        this.database,
        idempotentRequest,
        async (tx: Transaction): Promise<CreatedFiles> => {
          if (enforceQuota)
            await this.quota.ensureFits(
              tx,
              attributes.ownerId,
              rows.reduce((sum, { bytes }) => sum + bytes, 0),
            );
          await tx.file.createMany({ data: rows });
          return { fileIds: rows.map(({ id }) => id) };
        },
      );
      return { files: await this.findFiles<Files>(created), isRetry: created.fileIds[0] !== rows[0]?.id };
    } finally {
      // A failed upload, or one of two simultaneous retries, has stored objects to which no row refers. These objects are deleted here; objects
      // that have a row are kept.
      await this.deleteFileObjects
        .execute(rows.map(({ id }) => id))
        .catch((err: unknown) =>
          this.logger.warn(
            { err },
            'objects of a failed upload could not be deleted; they are deleted as orphans later',
          ),
        );
    }
  }

  private async storeObject({ path, ...properties }: SanitizedFile, attributes: FileAttributes): Promise<NewFileRow> {
    const id = uuidv7();
    return { id, ...properties, ...attributes, ...(await putFile(this.objectStore, id, path)) };
  }

  private async findFiles<Files extends readonly SanitizedFile[]>({
    fileIds,
  }: CreatedFiles): Promise<FileForEach<Files>> {
    const found = fileIds.map(async (id) => {
      // When an upload is retried, the conversion of its file may have ended since the first request. A finished conversion deletes the original
      // file.
      const file =
        (await this.database.file.findUnique({ where: { id } })) ??
        (await this.database.file.findUnique({ where: { convertedFrom: id } }));
      if (!file) throw new ApiError('file_not_found');
      return file;
    });
    return (await Promise.all(found)) as FileForEach<Files>;
  }
}
