import { type NewStudent, newStudentSchema, type RosterRowReason } from '@memory/contracts';

/** The fields of a student as a file has them. */
export interface WrittenStudent {
  readonly givenName: string;
  readonly familyName: string;
  readonly chineseName: string;
  readonly studentNumber: string;
  /** One cell may contain several addresses. */
  readonly familyEmails: readonly string[];
}

export type StudentFields = NewStudent & { readonly reason: RosterRowReason | null };

/** How much of a field that cannot be stored is shown. */
const SHOWN_LENGTH = 100;

const shown = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim().slice(0, SHOWN_LENGTH);

/**
 * Brings the fields of a student into the form in which they are stored. When one of them cannot be stored, the result has the reason, and the fields
 * as they were written, so that the student whom the row is about is recognized and not taken for a missing one.
 */
export function readStudentFields(written: WrittenStudent): StudentFields {
  const familyEmails = [...new Set(written.familyEmails.flatMap((cell) => cell.split(/[,;，；、\s]+/)))].filter(
    Boolean,
  );
  const { success, data, error } = newStudentSchema.safeParse({ ...written, familyEmails });
  if (success) return { ...data, reason: null };
  const fields = {
    givenName: shown(written.givenName),
    familyName: shown(written.familyName),
    chineseName: shown(written.chineseName) || null,
    studentNumber: shown(written.studentNumber) || null,
    familyEmails: [],
  };
  const hasName = fields.givenName !== '' || fields.chineseName !== null;
  return { ...fields, reason: hasName ? reasonOf(error.issues[0]!) : 'name_missing' };
}

function reasonOf({ path, code }: { path: PropertyKey[]; code?: string | undefined }): RosterRowReason {
  const [field, position] = path;
  const isTooLong = code === 'too_big';
  if (field === 'familyEmails') return isTooLong && position === undefined ? 'too_many_emails' : 'email_invalid';
  if (!isTooLong) return 'text_invalid';
  return field === 'studentNumber' ? 'number_too_long' : 'name_too_long';
}
