import type { RosterRowReason } from '@memory/contracts';

/** What a roster says about one student. An empty name and null say nothing: they never remove what is stored. */
export interface RosterStudent {
  readonly sourceId: string | null;
  readonly studentNumber: string | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly chineseName: string | null;
  readonly familyEmails: readonly string[];
  /** The source ids of the classes that the student attends, in order; null when the roster does not say. */
  readonly classes: readonly string[] | null;
}

export interface RosterRow extends RosterStudent {
  /** The file of an archive; null for a single file. */
  readonly file: string | null;
  readonly line: number;
  /** Why the row is rejected although it could be read; null when it is not. */
  readonly reason: RosterRowReason | null;
}

export interface RejectedRow {
  readonly file: string | null;
  readonly line: number;
  readonly reason: RosterRowReason;
  /** The name or the id in the row. */
  readonly name: string;
}

export const displayName = ({ givenName, familyName, chineseName }: RosterStudent): string =>
  [givenName, familyName].filter(Boolean).join(' ') || chineseName || '';

/** Returns the fields of a student alone. */
export const rosterStudentOf = (student: RosterStudent): RosterStudent => ({
  sourceId: student.sourceId,
  studentNumber: student.studentNumber,
  givenName: student.givenName,
  familyName: student.familyName,
  chineseName: student.chineseName,
  familyEmails: student.familyEmails,
  classes: student.classes,
});

/**
 * What a student is to a roster now. `present` ones are in its class, or not archived in the school, and are missing when the roster lacks them.
 * `former` ones have left the class or are archived. `elsewhere` ones have never been in the class.
 */
export type Standing = 'present' | 'former' | 'elsewhere';

export interface KnownStudent extends RosterStudent {
  readonly id: string;
  readonly standing: Standing;
}
