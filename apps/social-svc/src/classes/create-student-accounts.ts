import { randomBytes } from 'node:crypto';
import { type NewStudent, normalizeUsername } from '@memory/contracts';
import { writeOutboxBatch } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { PasswordHasher } from '../accounts/password-hasher.ts';
import { suggestUsername } from '../accounts/suggest-username.ts';
import type { Transaction } from '../database.ts';

/** Each attempt creates the accounts whose usernames were taken in the attempt before, with other random digits. */
const MAX_ATTEMPTS = 8;

export interface NewStudentAccount extends NewStudent {
  /** The `sourcedId` of a OneRoster import. */
  readonly sourceId?: string | null;
}

/** The names of the account: the Chinese name takes the place of a given name that the school does not know. */
export const studentAccountNames = ({
  givenName,
  familyName,
  chineseName,
}: Pick<NewStudent, 'givenName' | 'familyName' | 'chineseName'>) => ({
  firstName: givenName || chineseName,
  lastName: familyName || null,
});

@Injectable()
export class CreateStudentAccounts {
  constructor(private readonly passwordHasher: PasswordHasher) {}

  /**
   * Creates the accounts of students with their records, in a number of statements that does not depend on the number of students. An account has no
   * e-mail address and no password that anyone knows: the accounts of one call share the hash of random bytes that are thrown away. A student number
   * or source id that exists violates its unique index (`student_number`, `source_id`).
   * @returns the ids of the accounts, in the order of the students
   */
  async execute(tx: Transaction, students: readonly NewStudentAccount[]): Promise<string[]> {
    const created = students.map((student) => ({ ...student, id: uuidv7() }));
    const usernames = await this.insertAccounts(tx, created);
    await tx.$executeRaw`
      INSERT INTO student_record
        (account_id, given_name, family_name, chinese_name, student_number, source_id, family_emails)
      SELECT id, "givenName", "familyName", "chineseName", "studentNumber", "sourceId",
        ARRAY(SELECT jsonb_array_elements_text("familyEmails"))
      FROM jsonb_to_recordset(${JSON.stringify(created)}::jsonb) AS student (
        id uuid, "givenName" text, "familyName" text, "chineseName" text, "studentNumber" text, "sourceId" text,
        "familyEmails" jsonb)`;
    const snapshots = created.map((student) => ({
      userId: student.id,
      username: usernames.get(student.id)!,
      ...studentAccountNames(student),
      profileImageUrl: null,
      version: 1,
    }));
    await writeOutboxBatch(
      tx,
      accountRegistered,
      snapshots.map((data) => ({ entityId: data.userId, data })),
    );
    return created.map(({ id }) => id);
  }

  /** @returns the username of each account, by its id */
  private async insertAccounts(
    tx: Transaction,
    students: readonly (NewStudentAccount & { id: string })[],
  ): Promise<Map<string, string>> {
    const passwordHash = await this.passwordHasher.hash(randomBytes(32).toString('base64'));
    const usernames = new Map<string, string>();
    let open = students;
    for (let attempt = 1; open.length > 0 && attempt <= MAX_ATTEMPTS; attempt += 1) {
      const accounts = open.map((student) => {
        const username = studentUsername(student);
        return { id: student.id, username, key: normalizeUsername(username), ...studentAccountNames(student) };
      });
      const inserted = await tx.$queryRaw<{ id: string; username: string }[]>`
        INSERT INTO account (id, username, username_key, password_hash, first_name, last_name, role, claims_checked)
        SELECT id, username, key, ${passwordHash}, "firstName", "lastName", 'student', true
        FROM jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) AS account (
          id uuid, username text, key text, "firstName" text, "lastName" text)
        ON CONFLICT (username_key) DO NOTHING RETURNING id, username`;
      for (const { id, username } of inserted) usernames.set(id, username);
      open = open.filter(({ id }) => !usernames.has(id));
    }
    if (open.length > 0) throw new Error(`${open.length} students got no username in ${MAX_ATTEMPTS} attempts`);
    return usernames;
  }
}

/** The letters and digits of the given name or the Chinese name, in lower case, with random digits: `mei-042137`. */
function studentUsername({ givenName, chineseName }: NewStudentAccount): string {
  const slug = (givenName || chineseName || '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return suggestUsername(slug || 'student', 1);
}
