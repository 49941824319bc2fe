import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { ROSTER_FILE_MAX_ROWS, ROSTER_UNPACKED_MAX_BYTES } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { parseRecords } from '../reading/read-csv.ts';

/** An archive of OneRoster has at most 21 files and the manifest; some programs add files of their own. */
const MAX_ENTRIES = 200;
/** Bit 0 of the general purpose flags of an entry (APPNOTE.TXT, 4.4.4). */
const ENCRYPTED = 1;
const MANIFEST = 'manifest.csv';

export interface TableRow<Column extends string> {
  readonly line: number;
  /** The wanted columns, without spaces around their values; an absent column is an empty text. */
  readonly values: Readonly<Record<Column, string>>;
}

/** Returns the errors of a damaged archive as `roster_not_archive`. The errors of our own checks stay. */
const rejectArchive = (error: unknown): never => {
  if (error instanceof ApiError) throw error;
  throw new ApiError('roster_not_archive', { cause: error });
};

/** The files of a OneRoster archive. They are unpacked in memory, one at a time, and never written. */
export class RosterArchive {
  private readonly zip: ZipFile;
  private readonly entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.zip = zip;
    this.entries = entries;
  }

  /**
   * Lists the files beside the manifest. Some programs put all files into one folder.
   * @throws ApiError `roster_not_archive` also for paths that lead out of the archive, `roster_archive_encrypted`, `roster_archive_too_large`,
   * `roster_manifest_missing`
   */
  static async open(bytes: Buffer): Promise<RosterArchive> {
    const zip = await fromBufferPromise(bytes).catch(rejectArchive);
    if (zip.entryCount > MAX_ENTRIES) throw new ApiError('roster_not_archive');
    const entries = await listEntries(zip).catch(rejectArchive);
    const manifests = [...entries.keys()].filter((path) => path.split('/').at(-1) === MANIFEST);
    const manifest = manifests.toSorted((a, b) => a.split('/').length - b.split('/').length)[0];
    if (manifest === undefined) throw new ApiError('roster_manifest_missing');
    const folder = manifest.slice(0, -MANIFEST.length);
    const beside = [...entries].filter(([path]) => path.startsWith(folder));
    return new RosterArchive(zip, new Map(beside.map(([path, entry]) => [path.slice(folder.length), entry])));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * Yields the rows of a file with the wanted columns. All other columns (passwords, dates of birth) are left out here.
   * @throws ApiError `roster_file_missing` when the file or a required column is absent, `roster_encoding_unknown`, `roster_not_csv`,
   * `roster_too_many_rows`, `roster_not_archive`
   */
  async *rowsOf<Column extends string>(
    name: string,
    { required, optional = [] }: { required: readonly Column[]; optional?: readonly Column[] },
  ): AsyncGenerator<TableRow<Column>> {
    const records = parseRecords(Readable.from(this.textOf(name)), ',', ROSTER_FILE_MAX_ROWS);
    const header = await records.next();
    if (header.done) throw new ApiError('roster_file_missing');
    const names = header.value.cells.map((cell) => cell.trim());
    if (required.some((column) => !names.includes(column))) throw new ApiError('roster_file_missing');
    const positions = [...required, ...optional].map((column) => [column, names.indexOf(column)] as const);
    for await (const { line, cells } of records) {
      const values = positions.map(([column, position]) => [column, (cells[position] ?? '').trim()] as const);
      yield { line, values: Object.fromEntries(values) as Record<Column, string> };
    }
  }

  /** Unpacks and decodes a file. yauzl counts the bytes as they are unpacked, and fails at the first one more than the archive declares. */
  private async *textOf(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (!entry) throw new ApiError('roster_file_missing');
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const decode = (chunk?: Buffer): string => {
      try {
        return decoder.decode(chunk, { stream: chunk !== undefined });
      } catch (error) {
        throw new ApiError('roster_encoding_unknown', { cause: error });
      }
    };
    let checksum = 0;
    try {
      for await (const chunk of (await this.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        checksum = crc32(chunk, checksum);
        yield decode(chunk);
      }
    } catch (error) {
      rejectArchive(error);
    }
    if (checksum !== entry.crc32) throw new ApiError('roster_not_archive');
    yield decode();
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let declaredBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.generalPurposeBitFlag & ENCRYPTED) throw new ApiError('roster_archive_encrypted');
    if ((declaredBytes += entry.uncompressedSize) > ROSTER_UNPACKED_MAX_BYTES)
      throw new ApiError('roster_archive_too_large');
    // Of two files with one name, programs disagree on which one counts.
    if (entries.has(entry.fileName)) throw new ApiError('roster_not_archive');
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
  }
  return entries;
}
