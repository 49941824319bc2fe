import { PassThrough, pipeline, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { localDayAt } from '@memory/contracts';
import { recordSecurityEvent } from '@memory/event-bus';
import type { SecurityEvent } from '@memory/events';
import { OBJECT_STORE, ObjectMissing, type ObjectStore } from '@memory/object-store/object-store';
import { createdAfterRow, readInBatches, streamJsonObject } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ReadStreamOptions, ZipFile } from 'yazl';
import { Database } from '../database.ts';
import { presentMediaFile } from '../files/media-file.presenter.ts';
import type { File } from '../generated/prisma/client.ts';
import { SpokenLanguageRepository } from '../spoken-language/spoken-language-repository.ts';
import { createArchiveReadme } from './archive-readme.ts';
import type { ExportMonitor } from './export-monitor.ts';
import { FindExportedFiles } from './find-exported-files.ts';
import type { UnusedUploads } from './find-unused-uploads.ts';
import { type PeerExportName, PeerExports } from './peer-exports.ts';

/** The usual file extension for each content type of stored files. */
const fileExtensions: Readonly<Record<string, string>> = {
  'audio/aac': '.aac',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'audio/webm': '.webm',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'video/webm': '.webm',
};

const nameOfKind = { audio: 'recording', image: 'photo', video: 'video' } as const;

/**
 * Returns the path of a file in the export archive, such as `files/2026-11-21-recording-9f3c2a1b4d5e.m4a`. The path is unique, describes
 * the file, and sorts by day.
 * @param timeZone the time zone of the day
 */
function archivePathOf(
  { id, kind, contentType, createdAt, isAvatar }: Pick<File, 'id' | 'kind' | 'contentType' | 'createdAt' | 'isAvatar'>,
  timeZone: string,
): string {
  const day = localDayAt(createdAt, timeZone);
  const name = isAvatar ? 'profile-picture' : nameOfKind[kind];
  return `files/${day}-${name}-${id.slice(-12)}${fileExtensions[contentType] ?? ''}`;
}

const PAGE_SIZE = 200;

/**
 * Adds a file to the archive and resolves when the file has been written. The files are written one after the other, so that only one
 * source stream is read at a time.
 */
type AddArchiveEntry = (path: string, source: Readable, options?: Partial<ReadStreamOptions>) => Promise<void>;

interface ExportOptions {
  /** The time zone of the days in the names of files. */
  readonly timeZone: string;
  /** The event for the security log. The export fails if the event cannot be recorded. */
  readonly recorded: SecurityEvent<'media'>;
  readonly monitor?: ExportMonitor;
}

interface ArchiveParts {
  readonly peerParts: Record<PeerExportName, Readable>;
  readonly unused: UnusedUploads;
  readonly now: Date;
  readonly timeZone: string;
  readonly monitor: ExportMonitor | undefined;
}

@Injectable()
export class CreateExportArchive {
  private readonly logger = new Logger(CreateExportArchive.name);

  constructor(
    private readonly database: Database,
    private readonly peerExports: PeerExports,
    private readonly spokenLanguageRepository: SpokenLanguageRepository,
    private readonly findExportedFiles: FindExportedFiles,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
  ) {}

  /**
   * Streams all data of a user as a ZIP file, except files that no entry uses. The memory use does not depend on the amount of data. After
   * a failure, and when the account is deleted during the export, the stream ends with an error and without the central directory of the ZIP
   * file, so that a truncated archive is never mistaken for a complete one.
   * @throws ApiError `user_not_found`, `service_unavailable` before the first byte
   */
  async execute(userId: string, now: Date, { recorded, monitor, timeZone }: ExportOptions): Promise<Readable> {
    const { unused, totals } = await this.findExportedFiles.execute(userId, now);
    const aborted = new AbortController();
    const peerParts = await this.peerExports.open(userId, aborted.signal);
    try {
      await monitor?.begin(totals);
      await recordSecurityEvent(this.database, 'media', recorded);
    } catch (error) {
      aborted.abort();
      throw error;
    }
    const zip = new ZipFile();
    const archive = zip.outputStream as PassThrough;
    archive.once('close', () => aborted.abort());
    zip.on('error', (error: Error) => archive.destroy(error));
    const addEntry: AddArchiveEntry = async (path, source, options) => {
      zip.addReadStream(source, path, options);
      await finished(source, { signal: aborted.signal }).finally(() => source.destroy());
    };
    this.writeEntries(addEntry, userId, { peerParts, now, timeZone, unused, monitor })
      // An erasure deletes the account before any other data. If the account still exists now, all data that was read before was complete.
      .then(() => this.peerExports.confirmAccount(userId, aborted.signal))
      .then(
        () => zip.end(),
        (error: unknown) => {
          if (!aborted.signal.aborted) this.logger.error({ err: error }, 'an export failed');
          archive.destroy(error as Error);
        },
      );
    return archive;
  }

  private async writeEntries(
    addEntry: AddArchiveEntry,
    userId: string,
    { peerParts, now, timeZone, unused, monitor }: ArchiveParts,
  ): Promise<void> {
    await addEntry('README.txt', createArchiveReadme(now, unused, timeZone), { mtime: now });
    for (const [name, part] of Object.entries(peerParts)) await addEntry(name, part, { mtime: now });
    const missing = new Set<string>();
    for await (const file of this.findFilesOf(userId, now, unused)) {
      const object = await this.readObject(file);
      if (object) {
        const counted = countBytes(object, (bytes) => monitor?.addBytes(bytes));
        await addEntry(archivePathOf(file, timeZone), counted, { mtime: file.createdAt, compress: false });
      } else missing.add(file.id);
      monitor?.addFile();
    }
    await addEntry(
      'files.json',
      streamJsonObject({
        ...(await this.spokenLanguageRepository.find(userId)),
        leftOut: { count: unused.ids.size, keptUntil: unused.keptUntil?.toISOString() ?? null },
        files: this.listFiles(this.findFilesOf(userId, now, unused), missing, timeZone),
      }),
      { mtime: now },
    );
  }

  /** Reads the files of a user that an entry uses and that were created before the export began, in batches. */
  private async *findFilesOf(userId: string, before: Date, unused: UnusedUploads): AsyncGenerator<File> {
    const files = readInBatches((after: File | null) =>
      this.database.file.findMany({
        where: { AND: [{ ownerId: userId, createdAt: { lte: before } }, createdAfterRow(after)] },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: PAGE_SIZE,
      }),
    );
    for await (const file of files) if (!unused.ids.has(file.id)) yield file;
  }

  private async *listFiles(
    files: AsyncIterable<File>,
    missing: ReadonlySet<string>,
    timeZone: string,
  ): AsyncGenerator<object> {
    for await (const file of files) {
      const path = missing.has(file.id) ? { path: null, missing: true } : { path: archivePathOf(file, timeZone) };
      yield {
        ...presentMediaFile(file, { userId: file.ownerId }),
        createdAt: file.createdAt.toISOString(),
        isProfilePicture: file.isAvatar,
        ...path,
      };
    }
  }

  private async readObject({ id }: File): Promise<Readable | null> {
    try {
      return await this.objectStore.read(id);
    } catch (cause) {
      if (!(cause instanceof ObjectMissing)) throw cause;
      this.logger.error({ err: cause, fileId: id }, 'a file has no object');
      return null;
    }
  }
}

/**
 * Passes a stream on and reports the size of each part. Destroying the result destroys the source, and an error of the source destroys the
 * result.
 */
function countBytes(source: Readable, onBytes: (bytes: number) => void): Readable {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  // An error needs no handling here, because `counter` emits it too, and the reader of `counter` handles it.
  pipeline(source, counter, () => undefined);
  return counter;
}
