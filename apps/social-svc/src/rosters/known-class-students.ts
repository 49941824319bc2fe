import type { Transaction } from '../database.ts';
import type { KnownStudent, RosterRow } from './planning/roster-row.ts';

/**
 * Reads the students whom the roster of a class may be about: those who are or were in the class, and those elsewhere in the school with a student
 * number of the roster. Who is archived is not present, although the link to the class may remain.
 */
export function readKnownClassStudents(
  tx: Transaction,
  classId: string,
  rows: readonly RosterRow[],
): Promise<KnownStudent[]> {
  const numbers = rows.flatMap(({ studentNumber }) => studentNumber ?? []);
  return tx.$queryRaw<KnownStudent[]>`
    SELECT r.account_id AS id, r.source_id AS "sourceId", r.student_number AS "studentNumber",
      r.given_name AS "givenName", r.family_name AS "familyName", r.chinese_name AS "chineseName",
      r.family_emails AS "familyEmails", NULL AS classes,
      CASE WHEN s.account_id IS NULL THEN 'elsewhere'
        WHEN s.left_at IS NULL AND r.archived_at IS NULL THEN 'present' ELSE 'former' END AS standing
    FROM student_record r
    LEFT JOIN class_student s ON s.account_id = r.account_id AND s.class_id = ${classId}::uuid
    WHERE s.account_id IS NOT NULL OR r.student_number = ANY(${numbers})
    ORDER BY r.account_id`;
}
