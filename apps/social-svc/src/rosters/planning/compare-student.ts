import { type RosterField, rosterFields } from '@memory/contracts';
import type { RosterStudent } from './roster-row.ts';

export interface FieldChange {
  readonly field: RosterField;
  readonly before: string | null;
  readonly after: string | null;
}

/** Joins several values to one text that no other list of values gives. */
const asText = (value: string | null | readonly string[]): string | null =>
  (typeof value === 'object' && value !== null ? value.join(', ') : value) || null;

/** Returns what is stored after the row was applied: a value that the row lacks stays as it is. */
export function mergeStudent<Student extends RosterStudent>(stored: Student, row: RosterStudent): Student {
  return {
    ...stored,
    sourceId: row.sourceId ?? stored.sourceId,
    studentNumber: row.studentNumber ?? stored.studentNumber,
    givenName: row.givenName || stored.givenName,
    familyName: row.familyName || stored.familyName,
    chineseName: row.chineseName ?? stored.chineseName,
    familyEmails: row.familyEmails.length > 0 ? row.familyEmails : stored.familyEmails,
    classes: row.classes ?? stored.classes,
  };
}

/** Returns the fields that the row changes. */
export function compareStudent(stored: RosterStudent, row: RosterStudent): FieldChange[] {
  const merged = mergeStudent(stored, row);
  return rosterFields
    .map((field) => ({ field, before: asText(stored[field]), after: asText(merged[field]) }))
    .filter(({ before, after }) => before !== after);
}

/** Returns a key that is equal for two students whose number, names and e-mail addresses are equal. */
export const studentKey = ({
  studentNumber,
  givenName,
  familyName,
  chineseName,
  familyEmails,
}: RosterStudent): string => JSON.stringify([studentNumber, givenName, familyName, chineseName, familyEmails]);

/** The names by which students are compared: the given and the family name, or the Chinese name of who has neither. */
export const namesKey = ({ givenName, familyName, chineseName }: RosterStudent): string =>
  JSON.stringify(givenName || familyName ? [givenName, familyName] : [chineseName]);
