import { normalizeUsername } from '@memory/contracts';
import { actsAsTeacher } from '../../classes/class.policy.ts';
import type { Transaction } from '../../database.ts';
import type { KnownStudent } from '../planning/roster-row.ts';
import type { KnownClass } from './plan-classes.ts';
import { type KnownSchool, teachingKey } from './plan-school-roster.ts';
import type { SchoolRoster } from './school-roster.ts';

/** Reads what an archive is compared with, in four statements. */
export async function readKnownSchool(tx: Transaction, { teachers }: SchoolRoster): Promise<KnownSchool> {
  const classes = await tx.$queryRaw<KnownClass[]>`
    SELECT id, source_id AS "sourceId", name, school_year AS "schoolYear", archived_at IS NOT NULL AS "isArchived"
    FROM school_class WHERE source_id IS NOT NULL ORDER BY source_id`;
  const students = await tx.$queryRaw<KnownStudent[]>`
    SELECT r.account_id AS id, r.source_id AS "sourceId", r.student_number AS "studentNumber",
      r.given_name AS "givenName", r.family_name AS "familyName", r.chinese_name AS "chineseName",
      r.family_emails AS "familyEmails",
      CASE WHEN r.archived_at IS NULL THEN 'present' ELSE 'former' END AS standing,
      ARRAY(SELECT c.source_id FROM class_student s JOIN school_class c ON c.id = s.class_id
        WHERE s.account_id = r.account_id AND s.left_at IS NULL AND c.source_id IS NOT NULL) AS classes
    FROM student_record r ORDER BY r.account_id`;
  const usernameKeys = teachers.map(({ username }) => normalizeUsername(username));
  const accounts = await tx.account.findMany({
    where: { usernameKey: { in: usernameKeys }, ...actsAsTeacher },
    select: { id: true, usernameKey: true },
  });
  const links = await tx.$queryRaw<{ accountId: string; classSourceId: string }[]>`
    SELECT t.account_id AS "accountId", c.source_id AS "classSourceId"
    FROM class_teacher t JOIN school_class c ON c.id = t.class_id WHERE c.source_id IS NOT NULL`;
  return {
    classes,
    students,
    teachers: new Map(accounts.map(({ id, usernameKey }) => [usernameKey, id])),
    teaching: new Set(links.map(teachingKey)),
  };
}
