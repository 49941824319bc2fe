import { Prisma, type FileRole, type MissingPart, type Mood, type PrivacyLevel } from '../generated/prisma/client.ts';
import type { EntryRecord } from './entry.presenter.ts';

/**
 * The columns of an `EntryRow`, selected from an entry `e` and its author `a`. They are plain columns, because PostgreSQL would need more time to
 * build JSON of the author and the files than for the rest of the page's query.
 */
export const entryColumns = Prisma.sql`
  e.id, e.author_id AS "authorId", e.title, e.content, e.extracted_text AS "extractedText",
  e.is_transcript_draft AS "isTranscriptDraft", e.privacy_level AS "privacyLevel",
  e.share_id AS "shareId", e.language, e.location, e.latitude, e.longitude, e.weather, e.chosen_mood AS "chosenMood", e.created_at AS "createdAt",
  e.updated_at AS "updatedAt", e.version, a.username, a.first_name AS "firstName", a.last_name AS "lastName",
  a.profile_image_url AS "profileImageUrl",
  array_to_string(ARRAY(SELECT f.role || ' ' || f.file_id || ' ' || f.content_type || coalesce(' ' || f.missing, '')
   FROM entry_file f WHERE f.entry_id = e.id ORDER BY f.role, f.position), ',') AS files`;

export interface EntryRow {
  readonly id: string;
  readonly authorId: string;
  readonly title: string;
  readonly content: string;
  readonly extractedText: string;
  readonly isTranscriptDraft: boolean;
  readonly privacyLevel: PrivacyLevel;
  readonly shareId: string;
  readonly language: string;
  readonly location: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly weather: string | null;
  readonly chosenMood: Mood | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  /** Role, id, content type and, if any, the missing part of each file in order, separated by spaces; a comma follows each file but the last. */
  readonly files: string;
}

/** Converts a row to an entry with its author and files, in the form that Prisma returns for `includeAuthorAndFiles`. */
export function toEntryRecord(row: EntryRow): EntryRecord {
  return {
    id: row.id,
    authorId: row.authorId,
    title: row.title,
    content: row.content,
    extractedText: row.extractedText,
    isTranscriptDraft: row.isTranscriptDraft,
    privacyLevel: row.privacyLevel,
    shareId: row.shareId,
    language: row.language,
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    weather: row.weather,
    chosenMood: row.chosenMood,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    author: {
      username: row.username,
      firstName: row.firstName,
      lastName: row.lastName,
      profileImageUrl: row.profileImageUrl,
    },
    files: row.files === '' ? [] : row.files.split(',').map(toFile),
  };
}

/** Media types contain neither spaces nor commas, because media-svc detects them without parameters. */
function toFile(file: string): EntryRecord['files'][number] {
  const [role, fileId, contentType, missing = null] = file.split(' ');
  return { role: role as FileRole, fileId: fileId!, contentType: contentType!, missing: missing as MissingPart | null };
}
