import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileKind, TextReason, TextStatus } from '@memory/contracts';
import { answerOnce, ApiError, findFirstAnswer, type RepeatableRequest } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { File, Prisma } from '../generated/prisma/client.ts';
import { STORE, type Store } from '../storage/store.ts';

interface NewFile {
  readonly ownerId: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly textStatus: TextStatus;
  readonly textReason?: TextReason;
}

/** What is kept of an upload: its answer grows while the file's text is being found. */
interface Made {
  readonly fileId: string;
}

@Injectable()
export class KeepFile {
  constructor(
    private readonly database: Database,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /**
   * Stores the bytes at `path`, then says that the file exists; a crash between the two leaves an object that the sweep removes.
   * @param request an upload that may be a repeat: it gets the file that the first has made. Of two at the same moment one leaves such an object.
   * @throws ApiError `idempotency_key_reused`; `file_not_found` for a repeat whose file has been deleted since
   */
  async keep(path: string, file: NewFile, request: RepeatableRequest | null = null): Promise<File> {
    const first = request && (await findFirstAnswer(this.database, request));
    if (first) return this.made(first.answer as Made);
    const id = uuidv7();
    const { size } = await stat(path);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    await this.store.put(id, createReadStream(path), size);
    const data = { id, ...file, bytes: size, sha256: hash.digest('hex') };
    const made = await answerOnce(this.database, request, async (tx: Prisma.TransactionClient): Promise<Made> => {
      await tx.file.create({ data });
      return { fileId: id };
    });
    return this.made(made);
  }

  private async made({ fileId }: Made): Promise<File> {
    const file = await this.database.file.findUnique({ where: { id: fileId } });
    if (!file) throw new ApiError('file_not_found');
    return file;
  }
}
