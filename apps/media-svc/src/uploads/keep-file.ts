import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileKind, TextReason, TextStatus } from '@memory/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { STORE, type Store } from '../storage/store.ts';

interface NewFile {
  readonly ownerId: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly textStatus: TextStatus;
  readonly textReason?: TextReason;
}

@Injectable()
export class KeepFile {
  constructor(
    private readonly database: Database,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /** Stores the bytes at `path`, then says that the file exists; a crash between the two leaves an object that the sweep removes. */
  async keep(path: string, file: NewFile): Promise<File> {
    const id = uuidv7();
    const { size } = await stat(path);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    await this.store.put(id, createReadStream(path), size);
    return this.database.file.create({ data: { id, ...file, bytes: size, sha256: hash.digest('hex') } });
  }
}
