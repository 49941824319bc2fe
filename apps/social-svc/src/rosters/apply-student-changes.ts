import { writeOutboxBatch } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { presentAuthorSnapshot } from '../accounts/account.presenter.ts';
import { endClassSessions } from '../class-sign-in/end-class-sessions.ts';
import { CreateStudentAccounts, studentAccountNames } from '../classes/create-student-accounts.ts';
import type { Transaction } from '../database.ts';
import { mergeStudent } from './planning/compare-student.ts';
import type { RosterPlan } from './planning/plan-roster.ts';
import { type KnownStudent, type RosterRow, rosterStudentOf } from './planning/roster-row.ts';

/** A link between a student and a class that begins or ends. */
export interface Attendance {
  readonly classId: string;
  readonly accountId: string;
}

const linksOf = (accountId: string, classIds: readonly string[]): Attendance[] =>
  classIds.map((classId) => ({ classId, accountId }));

/** Which classes the students of a roster attend from now on, and which they leave, as ids of `school_class`. */
export interface ClassesOfPlan {
  joins(row: RosterRow, student: KnownStudent | null): readonly string[];
  leaves(student: KnownStudent, row: RosterRow | null): readonly string[];
}

/** Which of the missing students are archived: all, or those who attend no other class. */
export type ArchiveRule = 'all' | 'without-class';

/** Carries out a plan in a number of statements that does not depend on the number of students. */
@Injectable()
export class ApplyStudentChanges {
  constructor(private readonly createStudentAccounts: CreateStudentAccounts) {}

  async execute(tx: Transaction, plan: RosterPlan, classes: ClassesOfPlan, archive: ArchiveRule): Promise<void> {
    await this.updateRecords(tx, plan);
    const ids = await this.createStudents(tx, plan.created);
    await this.join(tx, [
      ...plan.created.flatMap((row, index) => linksOf(ids[index]!, classes.joins(row, null))),
      ...plan.changed.flatMap(({ row, student }) => linksOf(student.id, classes.joins(row, student))),
    ]);
    await this.leave(tx, [
      ...plan.changed.flatMap(({ row, student }) => linksOf(student.id, classes.leaves(student, row))),
      ...plan.missing.flatMap((student) => linksOf(student.id, classes.leaves(student, null))),
    ]);
    await this.archive(
      tx,
      plan.missing.map(({ id }) => id),
      archive,
    );
  }

  private createStudents(tx: Transaction, rows: readonly RosterRow[]): Promise<string[]> {
    if (rows.length === 0) return Promise.resolve([]);
    const students = rows.map((row) => ({ ...rosterStudentOf(row), familyEmails: [...row.familyEmails] }));
    return this.createStudentAccounts.execute(tx, students);
  }

  private async updateRecords(tx: Transaction, { changed }: RosterPlan): Promise<void> {
    if (changed.length === 0) return;
    const merged = changed.map(({ student, row }) => mergeStudent(student, row));
    const records = merged.map((student) => ({ ...rosterStudentOf(student), id: student.id }));
    const renumbered = changed.filter(({ student }, index) => student.studentNumber !== merged[index]!.studentNumber);
    // PostgreSQL checks a unique index row by row, so that two students could not exchange their numbers in one statement.
    const ids = renumbered.map(({ student }) => student.id);
    await tx.$executeRaw`UPDATE student_record SET student_number = NULL WHERE account_id = ANY(${ids}::uuid[])`;
    await tx.$executeRaw`
      UPDATE student_record AS stored SET
        given_name = "givenName", family_name = "familyName", chinese_name = "chineseName",
        student_number = "studentNumber", source_id = "sourceId", archived_at = NULL,
        family_emails = ARRAY(SELECT jsonb_array_elements_text("familyEmails"))
      FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS record (
        id uuid, "givenName" text, "familyName" text, "chineseName" text, "studentNumber" text, "sourceId" text,
        "familyEmails" jsonb)
      WHERE stored.account_id = record.id`;
    const names = changed.flatMap(({ student }, index) => {
      const [before, after] = [studentAccountNames(student), studentAccountNames(merged[index]!)];
      const isRenamed = before.firstName !== after.firstName || before.lastName !== after.lastName;
      return isRenamed ? [{ id: student.id, ...after }] : [];
    });
    await this.renameAccounts(tx, names);
  }

  /** Corrected names are also those of the account, which other services show. */
  private async renameAccounts(tx: Transaction, names: readonly { id: string }[]): Promise<void> {
    if (names.length === 0) return;
    await tx.$executeRaw`
      UPDATE account SET first_name = "firstName", last_name = "lastName", version = version + 1, updated_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS renamed (id uuid, "firstName" text, "lastName" text)
      WHERE account.id = renamed.id`;
    const accounts = await tx.account.findMany({ where: { id: { in: names.map(({ id }) => id) } } });
    await writeOutboxBatch(
      tx,
      profileUpdated,
      accounts.map((account) => ({ entityId: account.id, data: presentAuthorSnapshot(account) })),
    );
  }

  private async join(tx: Transaction, links: readonly Attendance[]): Promise<void> {
    if (links.length === 0) return;
    await tx.$executeRaw`
      INSERT INTO class_student (class_id, account_id)
      SELECT "classId", "accountId"
      FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link ("classId" uuid, "accountId" uuid)
      ON CONFLICT (class_id, account_id) DO UPDATE SET left_at = NULL`;
  }

  private async leave(tx: Transaction, links: readonly Attendance[]): Promise<void> {
    if (links.length === 0) return;
    const left = await tx.$queryRaw<{ id: string }[]>`
      UPDATE class_student AS attended SET left_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link ("classId" uuid, "accountId" uuid)
      WHERE attended.class_id = link."classId" AND attended.account_id = link."accountId" AND attended.left_at IS NULL
      RETURNING attended.account_id AS id`;
    await endClassSessions(tx, [...new Set(left.map(({ id }) => id))]);
  }

  /** The accounts and what their students wrote stay. */
  private async archive(tx: Transaction, ids: readonly string[], rule: ArchiveRule): Promise<void> {
    if (ids.length === 0) return;
    const archived = await tx.$queryRaw<{ id: string }[]>`
      UPDATE student_record AS stored SET archived_at = now()
      WHERE stored.account_id = ANY(${ids}::uuid[]) AND (${rule === 'all'} OR NOT EXISTS (
        SELECT FROM class_student s JOIN school_class c ON c.id = s.class_id
        WHERE s.account_id = stored.account_id AND s.left_at IS NULL AND c.archived_at IS NULL))
      RETURNING stored.account_id AS id`;
    await endClassSessions(
      tx,
      archived.map(({ id }) => id),
    );
  }
}
