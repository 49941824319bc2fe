import { type AccountRole, FAMILY_CHILDREN_MAX, FAMILY_MEMBERS_MAX, type LinkedChild } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { runAttempt } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { isKept } from '../blocks/block.policy.ts';
import { hashShortCode } from '../codes/short-code.ts';
import { Database, type Transaction } from '../database.ts';
import { EnteredCodeThrottle } from '../friend-codes/entered-code-throttle.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { mayBeFamily, roleOfFamilyMember } from './family.policy.ts';
import { presentLinkedChild } from './family.presenter.ts';

@Injectable()
export class LinkToChild {
  constructor(
    private readonly database: Database,
    private readonly limitLog: LimitLog,
    private readonly securityLog: SecurityLog,
    private readonly throttle: EnteredCodeThrottle,
  ) {}

  /**
   * Links a user to a student with a family code, which is then used up.
   * @param addressKey the key of the client's network address, for which wrong codes are counted
   * @throws ApiError `family_code_unknown`, alike for an unknown, expired and used code, and for the code of a student whose account waits for its
   * erasure; `not_for_students`, `too_many_family_links`, `too_many_requests`
   */
  async execute(userId: string, code: string, addressKey: string): Promise<LinkedChild> {
    const counting = this.throttle.count(userId, addressKey);
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'family_code.limited', userId });
    return runAttempt(attempt, ['family_code_unknown'], async () => {
      const codeHash = await hashShortCode(code);
      const childId = await this.findChild(codeHash);
      await this.database.$transaction(async (tx) => {
        if (!(await lockAccounts(tx, 'change', userId, childId))) throw new ApiError('family_code_unknown');
        await this.useCode(tx, userId, childId, codeHash);
      });
      const link = await this.database.familyLink.findUnique({
        where: { childId_memberId: { childId, memberId: userId } },
        include: { child: true },
      });
      // A teacher has ended the link since then.
      if (!link) throw new ApiError('family_code_unknown');
      return presentLinkedChild(link);
    });
  }

  /** Whether a code can be used to create an account. */
  async isUsable(tx: Transaction, codeHash: Buffer): Promise<boolean> {
    return (await tx.familyCode.count({ where: usable(codeHash) })) > 0;
  }

  /** Links a new account in the transaction that creates it. @throws ApiError `invitation_invalid` when the code has just been used, or the student has too many family members */
  async linkNewAccount(tx: Transaction, memberId: string, codeHash: Buffer): Promise<void> {
    const found = await tx.familyCode.findFirst({ where: usable(codeHash) });
    if (!found || !(await lockAccounts(tx, 'change', found.childId))) throw new ApiError('invitation_invalid');
    try {
      await this.useCode(tx, memberId, found.childId, codeHash);
    } catch (error) {
      throw error instanceof ApiError ? new ApiError('invitation_invalid', { cause: error }) : error;
    }
  }

  private async findChild(codeHash: Buffer): Promise<string> {
    const found = await this.database.familyCode.findFirst({ where: usable(codeHash) });
    if (!found) throw new ApiError('family_code_unknown');
    return found.childId;
  }

  /** Deletes the code and links the accounts, while the accounts are locked. The deletion decides which of two concurrent uses succeeds. */
  private async useCode(tx: Transaction, memberId: string, childId: string, codeHash: Buffer): Promise<void> {
    const { role: storedRole } = await tx.account.findUniqueOrThrow({
      where: { id: memberId },
      select: { role: true },
    });
    const role = storedRole as AccountRole;
    if (!mayBeFamily(role)) throw new ApiError('not_for_students');
    const isLinked = (await tx.familyLink.count({ where: { childId, memberId } })) > 0;
    // Who is linked already keeps the code for another family member.
    if (isLinked) return;
    const { count } = await tx.familyCode.deleteMany({ where: { ...usable(codeHash), childId } });
    if (count === 0) throw new ApiError('family_code_unknown');
    const [members, children] = [
      await tx.familyLink.count({ where: { childId } }),
      await tx.familyLink.count({ where: { memberId } }),
    ];
    if (members >= FAMILY_MEMBERS_MAX || children >= FAMILY_CHILDREN_MAX) throw new ApiError('too_many_family_links');
    await tx.familyLink.create({ data: { childId, memberId } });
    await tx.account.update({ where: { id: memberId }, data: { role: roleOfFamilyMember(role) } });
    await this.securityLog.record(tx, { event: 'family.linked', userId: memberId, targetUserId: childId });
  }
}

const usable = (codeHash: Buffer) => ({
  codeHash: new Uint8Array(codeHash),
  expiresAt: { gt: new Date() },
  child: isKept,
});
