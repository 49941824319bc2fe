import { normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { ResolveSecurityEventSubject } from '../security-log/resolve-security-event-subject.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { twinKeyOf } from './key-stored-usernames.ts';
import { PasswordHasher } from './password-hasher.ts';

@Injectable()
export class VerifyPassword {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
    private readonly identifyUsername: ResolveSecurityEventSubject,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Returns the account with this username and password.
   * @throws ApiError `invalid_credentials`, both for an unknown username and for a wrong password. The response time is the same in both cases, so
   * that attackers do not learn which usernames exist
   */
  async execute(credentials: { username: string; password: string }): Promise<Account> {
    const usernameKey = normalizeUsername(credentials.username);
    const account = await this.database.account.findUnique({ where: { usernameKey } });
    const isValid = await this.passwordHasher.verify(credentials.password, account?.passwordHash);
    const signedIn = account && isValid ? account : await this.findTwin(usernameKey, credentials.password);
    if (signedIn) {
      await this.renewOutdatedHash(signedIn, credentials.password);
      return signedIn;
    }
    const subject = this.identifyUsername.subjectOf(account?.id, credentials.username);
    await this.securityLog.recordAlone({ event: 'sign_in.failed', ...subject });
    throw new ApiError('invalid_credentials');
  }

  /**
   * Returns the account with the twin key and this password. Very few usernames have a twin key, so response times reveal nothing about other
   * usernames.
   */
  private async findTwin(usernameKey: string, password: string): Promise<Account | null> {
    const twin = await this.database.account.findUnique({ where: { usernameKey: twinKeyOf(usernameKey) } });
    return twin && (await this.passwordHasher.verify(password, twin.passwordHash)) ? twin : null;
  }

  /**
   * Hashes the password again if the cost parameters were raised after it was hashed. This happens at sign-in, because the password is not
   * available at any other time. A concurrent change of the password is not overwritten. The device key is derived from the hash, so the account's
   * other known devices become unknown once.
   */
  private async renewOutdatedHash({ id, passwordHash }: Account, password: string): Promise<void> {
    if (!this.passwordHasher.isOutdated(passwordHash)) return;
    const renewedHash = await this.passwordHasher.hash(password);
    // Prisma's own update would also set `updated_at`, although the user has changed nothing.
    await this.database.$executeRaw`
      UPDATE account SET password_hash = ${renewedHash} WHERE id = ${id}::uuid AND password_hash = ${passwordHash}`;
  }
}
