import { endConnection } from '@memory/event-bus';
import { Client } from 'pg';

/** How long, in milliseconds, to wait until PostgreSQL accepts a connection, executes a statement, or closes the connection. */
const TIMEOUT_MS = 5_000;

/** A slot that was taken. The slot becomes free after `release`, or when the process ends. */
export interface Slot {
  release(): Promise<void>;
}

/** Why no slot was taken: the holder already has one, or all slots are taken. */
export type SlotRejection = 'holder has one' | 'all taken';

/**
 * Limits how often something runs at the same time in all replicas of a service together. Each slot is an advisory lock of PostgreSQL on its own
 * connection, so that PostgreSQL frees the slot when the process is killed.
 */
export class AdvisoryLockSlots {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /**
   * Takes one of `count` slots. A holder can have at most one of them.
   * @returns the slot, or the reason why no slot was taken
   * @throws when PostgreSQL fails or does not respond
   */
  async take(name: string, count: number, holder: string): Promise<Slot | SlotRejection> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    // When the connection is lost, the slot becomes free. The work that holds the slot continues nevertheless.
    client.on('error', () => undefined);
    const release = (): Promise<void> => endConnection(client, TIMEOUT_MS);
    let rejection: SlotRejection = 'holder has one';
    try {
      await client.connect();
      const isLocked = async (lock: string): Promise<boolean> => {
        const { rows } = await client.query<{ locked: boolean }>(
          'SELECT pg_try_advisory_lock(hashtext($1), hashtext($2)) AS locked',
          [name, lock],
        );
        return rows[0]?.locked === true;
      };
      if (await isLocked(`holder ${holder}`)) {
        for (let slot = 1; slot <= count; slot += 1) if (await isLocked(`slot ${slot}`)) return { release };
        rejection = 'all taken';
      }
    } catch (error) {
      await release();
      throw error;
    }
    await release();
    return rejection;
  }
}
