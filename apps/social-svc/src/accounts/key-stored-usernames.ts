import { normalizeUsername } from '@memory/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';

/** The number of accounts that are read at a time. */
const BATCH_SIZE = 1_000;

/**
 * The key of an account of an earlier release whose username is the same as the username of another account by the present rule (⻓江 with a radical,
 * and 长江). No username has this key, because no release has accepted line breaks in usernames.
 */
export const twinKeyOf = (usernameKey: string): string => `${usernameKey}\n2`;

interface StoredUsername {
  readonly id: string;
  readonly username: string;
  readonly usernameKey: string;
}

/**
 * Gives each account the key of its username by the present rule, before the service accepts requests. Earlier releases made other keys of some
 * names, such as ⻓江 with a radical (U+2ED3): at sign-in, the account would not be found. If another account has the key already, the account gets the
 * twin key of the username. Usernames as users see them stay. Every replica does this at its start, which is harmless.
 */
@Injectable()
export class KeyStoredUsernames implements OnModuleInit {
  private readonly logger = new Logger(KeyStoredUsernames.name);

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    const unreachable: string[] = [];
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const accounts = await this.database.$queryRaw<StoredUsername[]>`
        SELECT id::text, username, username_key AS "usernameKey" FROM account WHERE id > ${last}::uuid ORDER BY id LIMIT ${BATCH_SIZE}`;
      for (const account of accounts) {
        const key = normalizeUsername(account.username);
        if (key === account.usernameKey) continue;
        // oxlint-disable-next-line no-await-in-loop -- the older of two accounts gets the key
        const hasKey = (await this.storeKey(account, key)) || (await this.storeKey(account, twinKeyOf(key)));
        if (!hasKey) unreachable.push(account.id);
      }
      const next = accounts.at(-1);
      if (!next) break;
      last = next.id;
    }
    if (unreachable.length > 0)
      this.logger.warn(
        { accounts: unreachable },
        'two other accounts have the username by now: nobody can sign in to these',
      );
  }

  /** @returns false if another account has the key */
  private async storeKey({ id }: StoredUsername, key: string): Promise<boolean> {
    // Prisma's own update would also set `updated_at`, although the user has changed nothing.
    const count = await this.database.$executeRaw`
      UPDATE account SET username_key = ${key} WHERE id = ${id}::uuid
        AND NOT EXISTS (SELECT FROM account other WHERE other.username_key = ${key} AND other.id <> account.id)`;
    return count === 1;
  }
}
