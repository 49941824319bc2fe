import { setTimeout as delay } from 'node:timers/promises';
import { findInstallationAccess } from '@memory/admin/installation';
import { requestService, ServiceResponseError } from '@memory/admin/service-request';
import { changeAvatar } from '../people/actions/account.ts';
import { uploadRecording, writeEntry } from '../people/actions/entries.ts';
import { addItem, reviewItem } from '../people/actions/words.ts';
import { ignoreFailedRequest, post } from '../people/exchange.ts';
import type { Action, Person } from '../people/person.ts';
import type { Product } from '../product/product.ts';

const PREPARE_LIMIT_MS = 30_000;
const ATTEMPT_LIMIT_MS = 30_000;
const ERASE_LIMIT_MS = 90_000;
const PAUSE_MS = 300;
/** The number of entries is chosen so that at least one of them is public in all likelihood. */
const ENTRIES = [writeEntry, writeEntry, writeEntry, writeEntry];
/** The actions before the erasure. The recording comes last, so that its transcription runs while the account is erased. */
const ACTIONS: readonly Action[] = [...ENTRIES, addItem, addItem, reviewItem, changeAvatar, uploadRecording];

/** A person with data in every service, whose account an administrator deletes at the moment of the fault. */
export class Leaver {
  /** Whether the deletion of the account was acknowledged. */
  isErased = false;
  /** Why the person could not write all data before the fault; undefined when all was written. */
  failure: string | undefined;
  readonly person: Person;
  private readonly product: Product;

  constructor(person: Person, product: Product) {
    this.person = person;
    this.product = product;
  }

  /** Signs the person up and writes data of every kind. @param friend the user with whom this person becomes a friend */
  async prepare(friend: Person): Promise<void> {
    const { person } = this;
    try {
      person.repeatUntil = performance.now() + PREPARE_LIMIT_MS;
      await person.signUp();
      await person.request(post('add a friend', '/api/friends', { friendId: friend.id }));
      for (const act of ACTIONS) await act(person).catch(ignoreFailedRequest);
    } catch (error) {
      this.failure = String(error);
    }
  }

  /** Requests the erasure from social-svc, as `npm run admin -- user:delete` does, until it is acknowledged. */
  async erase(): Promise<void> {
    if (this.failure !== undefined) return;
    const deadline = performance.now() + ERASE_LIMIT_MS;
    while (!this.isErased && performance.now() < deadline) {
      const attempt = this.requestErasure().catch(() => false);
      this.isErased = await Promise.race([attempt, delay(ATTEMPT_LIMIT_MS, false, { ref: false })]);
      if (!this.isErased) await delay(PAUSE_MS);
    }
  }

  /** @returns whether the account is erased, by this request or by an earlier request whose response was lost */
  private async requestErasure(): Promise<boolean> {
    const path = `/internal/accounts/${this.person.id}`;
    try {
      await requestService(findInstallationAccess({ DATA_DIR: this.product.dataDir }), 'social-svc', path, {
        method: 'DELETE',
      });
      return true;
    } catch (error) {
      return error instanceof ServiceResponseError && error.code === 'user_not_found';
    }
  }
}
