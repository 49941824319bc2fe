import { setTimeout as delay } from 'node:timers/promises';
import { requestService, ServiceResponseError } from '@memory/admin/service-request';
import type { ApiClient } from '@memory/api-client';
import { readAdminAccess } from '../stack/admin-access.ts';
import type { Product } from '../stack/product.ts';
import type { Action, SampleFiles } from './action.ts';
import { changeAvatar } from './avatar-actions.ts';
import { createEntry } from './entry-actions.ts';
import type { Person } from './person.ts';
import { createRandom } from './random.ts';
import { reviewItem } from './review-actions.ts';
import { recordEntry } from './upload-actions.ts';
import { addItem } from './vocabulary-actions.ts';

const PREPARE_LIMIT_MS = 30_000;
const ATTEMPT_LIMIT_MS = 30_000;
const ERASE_LIMIT_MS = 90_000;
const PAUSE_MS = 300;
/** The recording comes last, so that its transcription runs while the account is erased. */
const ACTIONS: readonly Action[] = [addItem, addItem, reviewItem, changeAvatar, recordEntry];
/** So many entries, one of which is public in all likelihood. */
const ENTRIES = 4;

/** A person with data in every service, whose account an administrator deletes at the moment of the fault. */
export class Leaver {
  /** Whether the deletion of the account was acknowledged. */
  isErased = false;
  /** Why the person could not write everything before. */
  failure: string | undefined;
  readonly person: Person;
  private readonly product: Product;

  constructor(person: Person, product: Product) {
    this.person = person;
    this.product = product;
  }

  /** Signs the person up and writes data of every kind. @param friend gets this person as a friend */
  async prepare(friend: Person, stranger: ApiClient, samples: SampleFiles): Promise<void> {
    await this.write(friend, stranger, samples).catch((error: unknown) => (this.failure = String(error)));
  }

  private async write(friend: Person, stranger: ApiClient, samples: SampleFiles): Promise<void> {
    const { person } = this;
    person.repeatUntil = performance.now() + PREPARE_LIMIT_MS;
    await person.signUp();
    const random = createRandom(person.username);
    await person.client.POST('/api/friends', { body: { friendId: friend.id } });
    for (let count = 0; count < ENTRIES; count += 1) await createEntry({ person, random });
    for (const action of ACTIONS)
      await action({ person, random, samples, stranger, possibleFriends: [], possibleBlocks: [], others: [] });
  }

  /** Asks social-svc for the erasure, as `npm run admin -- user:delete` does, until it is acknowledged. */
  async erase(): Promise<void> {
    if (this.failure !== undefined) return;
    const deadline = performance.now() + ERASE_LIMIT_MS;
    while (!this.isErased && performance.now() < deadline) {
      const attempt = this.requestErasure().catch(() => false);
      this.isErased = await Promise.race([attempt, delay(ATTEMPT_LIMIT_MS, false, { ref: false })]);
      if (!this.isErased) await delay(PAUSE_MS);
    }
  }

  /** @returns true when the account is erased, by this request or an earlier one whose response was lost */
  private async requestErasure(): Promise<boolean> {
    const path = `/internal/accounts/${this.person.id}`;
    try {
      await requestService(readAdminAccess(this.product), 'social-svc', path, { method: 'DELETE' });
      return true;
    } catch (error) {
      return error instanceof ServiceResponseError && error.code === 'user_not_found';
    }
  }
}
