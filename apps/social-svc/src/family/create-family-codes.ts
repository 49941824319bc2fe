import { FAMILY_CODE_DAYS, FAMILY_CODES_MAX, type NewFamilyCode } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ClassAccess } from '../classes/class-access.ts';
import { createShortCode, hashShortCode, presentShortCode } from '../codes/short-code.ts';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { studentsOfClass } from './family.policy.ts';

const DAY_MS = 24 * 60 * 60_000;

@Injectable()
export class CreateFamilyCodes {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Creates one family code for each student. A family code looks and is hashed like an invitation, because parents without an account enter it where
   * an invitation is asked for.
   * @param studentIds undefined: all students of the class
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `student_not_found`
   */
  async execute(viewerId: string, classId: string, studentIds?: readonly string[]): Promise<NewFamilyCode[]> {
    // Before the codes are hashed, which takes some 20 ms each.
    await this.classAccess.read(viewerId, classId, 'teach');
    const ids = await this.findStudents(this.database, classId, studentIds);
    const expiresAt = new Date(Date.now() + FAMILY_CODE_DAYS * DAY_MS);
    const codes = await Promise.all(ids.map((studentId) => createHashedCode(studentId)));
    await this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'teach');
      // A student may have left while the codes were hashed.
      await this.findStudents(tx, classId, ids);
      await tx.familyCode.createMany({
        data: codes.map(({ studentId, codeHash }) => ({ codeHash, childId: studentId, expiresAt })),
      });
      await deleteCodesBeyondLimit(tx, ids);
      await this.securityLog.record(tx, {
        event: 'class.family_codes_created',
        userId: viewerId,
        details: { classId },
      });
    });
    return codes.map(({ studentId, code }) => ({ studentId, code, expiresAt: expiresAt.toISOString() }));
  }

  private async findStudents(database: Transaction, classId: string, ids?: readonly string[]): Promise<string[]> {
    const links = await database.classStudent.findMany({
      where: studentsOfClass(classId, ids),
      select: { accountId: true },
      orderBy: { accountId: 'asc' },
    });
    if (ids && links.length < new Set(ids).size) throw new ApiError('student_not_found');
    return links.map(({ accountId }) => accountId);
  }
}

async function createHashedCode(
  studentId: string,
): Promise<{ studentId: string; code: string; codeHash: Uint8Array<ArrayBuffer> }> {
  const code = createShortCode();
  return { studentId, code: presentShortCode(code), codeHash: new Uint8Array(await hashShortCode(code)) };
}

/** Keeps the newest codes of each student. The codes of one call have the same time; which of them stay does not matter. */
async function deleteCodesBeyondLimit(tx: Transaction, studentIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM family_code WHERE code_hash IN (
      SELECT code_hash FROM (
        SELECT code_hash, row_number() OVER (PARTITION BY child_id ORDER BY created_at DESC, code_hash) AS position
        FROM family_code WHERE child_id = ANY(${[...studentIds]}::uuid[])) AS of_child
      WHERE position > ${FAMILY_CODES_MAX})`;
}
