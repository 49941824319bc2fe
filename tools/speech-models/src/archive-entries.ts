import type { PackagedFile } from './model-package.ts';

/** What an archive says about one of its entries. */
export interface ArchiveEntry {
  name: string;
  /** `File`, `Directory`, `SymbolicLink`, …, as the library `tar` names them. */
  type: string;
  size: number;
}

/** A file that is to be written, with its role in the model. */
export interface WantedFile extends PackagedFile {
  role: string;
}

/** Thrown for an archive that is not what it should be. */
export class ArchiveRejected extends Error {}

/** A regular file; `OldFile` is the type in archives of before 1988. */
const FILE_TYPES: ReadonlySet<string> = new Set(['File', 'OldFile']);
/** The most entries that an archive may have. The published ones have about a dozen. */
const ENTRIES_MAX = 1_000;

/**
 * Decides which entries of an archive are written. Only the expected regular files are, each once, and under a name that does not come from the
 * archive; recordings for tests, documentation and links beside them are left out. An archive with a path that escapes its folder is made for an
 * attack, and is rejected.
 */
export class ArchiveEntries {
  private readonly missing: Map<string, WantedFile>;
  private count = 0;

  constructor(wanted: readonly WantedFile[]) {
    this.missing = new Map(wanted.map((file) => [file.path, file]));
    this.paths = new Set(this.missing.keys());
  }

  private readonly paths: ReadonlySet<string>;

  /**
   * Takes the next entry.
   * @returns the file that the entry is; null when it is none of the wanted ones
   * @throws ArchiveRejected
   */
  take({ name, type, size }: ArchiveEntry): WantedFile | null {
    this.count += 1;
    if (this.count > ENTRIES_MAX) throw new ArchiveRejected(`it has more than ${ENTRIES_MAX} entries`);
    if (escapesFolder(name)) throw new ArchiveRejected(`it has an entry with the path ${JSON.stringify(name)}`);
    const path = name.replace(/^(?:\.\/)+/, '');
    if (!this.paths.has(path)) return null;
    if (!FILE_TYPES.has(type)) throw new ArchiveRejected(`${path} is not a file in it, but a ${type}`);
    const file = this.missing.get(path);
    if (!file) throw new ArchiveRejected(`it has ${path} twice`);
    if (file.bytes !== undefined && size !== file.bytes)
      throw new ArchiveRejected(`${path} has ${size} bytes in it instead of ${file.bytes}`);
    this.missing.delete(path);
    return file;
  }

  /** @throws ArchiveRejected when files are missing after the last entry */
  end(): void {
    if (this.missing.size > 0) throw new ArchiveRejected(`it does not have ${[...this.missing.keys()].join(', ')}`);
  }
}

/** Whether a path in an archive is absolute, or escapes the folder that the archive is unpacked in. */
const escapesFolder = (path: string): boolean =>
  /^[/\\]|^[A-Za-z]:|\0/.test(path) || path.split(/[/\\]/).includes('..');
