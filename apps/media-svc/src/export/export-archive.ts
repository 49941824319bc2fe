import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createdAfter, readInBatches, streamJsonObject } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ReadStreamOptions, ZipFile } from 'yazl';
import { Database } from '../database.ts';
import { presentMediaFile } from '../files/media-file.presenter.ts';
import type { File } from '../generated/prisma/client.ts';
import { Speakers } from '../speakers/speakers.ts';
import { ObjectMissing, STORE, type Store } from '../storage/store.ts';
import { ExportParts, type PartNames } from './export-parts.ts';
import { pathInArchive } from './path-in-archive.ts';
import { readme } from './readme.ts';

const PAGE = 200;

/** Adds one thing after the other: each is read only when the one before it has been written. */
type Add = (path: string, source: Readable, options?: Partial<ReadStreamOptions>) => Promise<void>;

@Injectable()
export class ExportArchive {
  private readonly logger = new Logger(ExportArchive.name);

  constructor(
    private readonly database: Database,
    private readonly parts: ExportParts,
    private readonly speakers: Speakers,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /**
   * Everything of somebody as a ZIP file, made while it is read: it takes no more memory for a life than for a day. When something
   * fails on the way it ends with an error, so that half an archive never looks like a whole one.
   * @throws ApiError `user_not_found`, `service_unavailable` before the first byte
   */
  async of(userId: string, now: Date): Promise<Readable> {
    const left = new AbortController();
    const parts = await this.parts.open(userId, left.signal);
    const zip = new ZipFile();
    const archive = zip.outputStream as PassThrough;
    archive.once('close', () => left.abort());
    zip.on('error', (error: Error) => archive.destroy(error));
    const add: Add = async (path, source, options) => {
      zip.addReadStream(source, path, options);
      await finished(source, { signal: left.signal }).finally(() => source.destroy());
    };
    this.fill(add, userId, { parts, now }).then(
      () => zip.end(),
      (error: unknown) => {
        if (!left.signal.aborted) this.logger.error({ err: error }, 'an export broke off');
        archive.destroy(error as Error);
      },
    );
    return archive;
  }

  private async fill(
    add: Add,
    userId: string,
    { parts, now }: { parts: Record<PartNames, Readable>; now: Date },
  ): Promise<void> {
    await add('README.txt', readme(now), { mtime: now });
    for (const [name, part] of Object.entries(parts)) await add(name, part, { mtime: now });
    const missing = new Set<string>();
    for await (const file of this.filesOf(userId, now)) {
      const object = await this.objectOf(file);
      if (object) await add(pathInArchive(file), object, { mtime: file.createdAt, compress: false });
      else missing.add(file.id);
    }
    await add(
      'files.json',
      streamJsonObject({ ...(await this.speakers.find(userId)), files: this.listOf(userId, now, missing) }),
      { mtime: now },
    );
  }

  /** Those that are there when the export begins. */
  private filesOf(userId: string, before: Date): AsyncGenerator<File> {
    return readInBatches((after: File | null) =>
      this.database.file.findMany({
        where: { AND: [{ ownerId: userId, createdAt: { lte: before } }, createdAfter(after)] },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: PAGE,
      }),
    );
  }

  private async *listOf(userId: string, before: Date, missing: ReadonlySet<string>): AsyncGenerator<object> {
    for await (const file of this.filesOf(userId, before)) {
      const path = missing.has(file.id) ? { path: null, missing: true } : { path: pathInArchive(file) };
      yield {
        ...presentMediaFile(file),
        createdAt: file.createdAt.toISOString(),
        isProfilePicture: file.isAvatar,
        ...path,
      };
    }
  }

  private async objectOf({ id }: File): Promise<Readable | null> {
    try {
      return await this.store.read(id);
    } catch (cause) {
      if (!(cause instanceof ObjectMissing)) throw cause;
      this.logger.error({ err: cause, fileId: id }, 'a file has no object');
      return null;
    }
  }
}
