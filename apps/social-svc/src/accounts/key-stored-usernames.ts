import { normalizeUsername } from '@memory/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';
import { twinKeyOf } from './twin-key.ts';

/** The number of accounts that are read at a time. */
const BATCH_SIZE = 1_000;

interface StoredUsername {
  readonly id: string;
  readonly username: string;
  readonly usernameKey: string;
}

/**
 * Gives each account the key of its username by the present rule. Earlier releases made other keys of some names, such as ⻓江 with a radical
 * (U+2ED3), and whoever typed such a name at sign-in would not be found. Where another account has the key, it gets its twin key. It is done before the service accepts requests, and by every replica,
 * which is harmless. Names as users see them stay.
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
