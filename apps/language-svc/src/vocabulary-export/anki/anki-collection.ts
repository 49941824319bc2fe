import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initSqlJs, { type Database, type Statement } from 'sql.js';
import { ANKI_DECK_ID, ANKI_MODEL_ID, ankiCollectionRow, ankiTemplateCount } from './anki-collection-row.ts';

/** The tables and indexes of a collection of Anki, schema version 11. */
const ankiSchema = `
CREATE TABLE col (
  id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL,
  usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL,
  tags text NOT NULL
);
CREATE TABLE notes (
  id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL,
  flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL
);
CREATE TABLE cards (
  id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL,
  type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL,
  reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
  flags integer NOT NULL, data text NOT NULL
);
CREATE TABLE revlog (
  id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, ivl integer NOT NULL,
  lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL
);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
`;

/** A note of Anki. */
export interface AnkiNote {
  /** The id by which Anki recognizes a note that was imported before. */
  readonly noteId: string;
  /** The text of the first field, by which Anki sorts notes. */
  readonly name: string;
  readonly createdAt: Date;
  /** Anki replaces an existing note by a note with a later time. */
  readonly changedAt: Date;
  /** HTML, in the order of `ankiFields`. */
  readonly fields: readonly string[];
  readonly tags: readonly string[];
}

/** Separates the fields of a note. */
const FIELD_SEPARATOR = '\u001F';
/** Anki's value for a note that no server has. */
const NOT_SYNCED = -1;

/**
 * A collection of Anki in memory, as the SQLite database `collection.anki2` with the schema of version 11, which every version of Anki reads
 * (https://github.com/ankidroid/Anki-Android/wiki/Database-Structure). `close` frees its memory.
 */
export class AnkiCollection {
  private readonly insertNote: Statement;
  private readonly insertCard: Statement;
  private noteCount = 0;
  private lastNoteId = Number.POSITIVE_INFINITY;
  private lastCardId = Number.POSITIVE_INFINITY;

  private constructor(private readonly database: Database) {
    this.database.run(ankiSchema);
    this.database.run(
      `INSERT INTO col VALUES (${Array.from({ length: 13 }, () => '?').join(',')})`,
      ankiCollectionRow(),
    );
    this.database.run('BEGIN');
    this.insertNote = this.database.prepare("INSERT INTO notes VALUES (?,?,?,?,?,?,?,?,?,0,'')");
    this.insertCard = this.database.prepare("INSERT INTO cards VALUES (?,?,?,?,?,?,0,0,?,0,0,0,0,0,0,0,0,'')");
  }

  static async create(): Promise<AnkiCollection> {
    const program = await readFile(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm'));
    const { Database } = await initSqlJs({
      wasmBinary: program.buffer.slice(program.byteOffset, program.byteOffset + program.length),
    });
    return new AnkiCollection(new Database());
  }

  /** Adds a note with its cards. The cards are new, and are ordered like the notes. */
  addNote({ noteId, name, createdAt, changedAt, fields, tags }: AnkiNote): void {
    this.lastNoteId = Math.min(this.lastNoteId - 1, createdAt.getTime());
    this.noteCount += 1;
    const modifiedAt = toSeconds(changedAt);
    this.insertNote.run([
      this.lastNoteId,
      noteId,
      ANKI_MODEL_ID,
      modifiedAt,
      NOT_SYNCED,
      tags.length === 0 ? '' : ` ${tags.join(' ')} `,
      fields.join(FIELD_SEPARATOR),
      name,
      checksumOf(name),
    ]);
    for (let template = 0; template < ankiTemplateCount; template += 1) {
      this.lastCardId = Math.min(this.lastCardId - 1, createdAt.getTime());
      this.insertCard.run([
        this.lastCardId,
        this.lastNoteId,
        ANKI_DECK_ID,
        template,
        modifiedAt,
        NOT_SYNCED,
        this.noteCount,
      ]);
    }
  }

  /** Returns the database file. No note can be added afterwards. */
  toFile(): Uint8Array {
    this.insertNote.free();
    this.insertCard.free();
    this.database.run('COMMIT');
    return this.database.export();
  }

  close(): void {
    this.database.close();
  }
}

const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1_000);

/** Anki's checksum of the text of the first field, with which it finds duplicates: the first 32 bits of its SHA-1. */
const checksumOf = (text: string): number => createHash('sha1').update(text).digest().readUInt32BE(0);
