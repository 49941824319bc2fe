import { hasPreviousRelease, previousRelease } from '@memory/migrate/previous-release';
import { eventually } from '@memory/testing';
import { vi } from 'vitest';
import { BuiltServices } from './built-services.ts';
import { ReplicatedProduct, servingProcesses } from './replicated-product.ts';
import { RolloutUser } from './rollout-user.ts';

const ROUNDS = 3;
/** The previous release may respond with 500 when the machine is busy. A statement that does not fit the tables fails each time. */
const ATTEMPTS = 3;

// Two releases are built and started.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

if (!hasPreviousRelease())
  process.stdout.write(
    `This clone lacks the commit ${previousRelease}: its services are not run on the present tables.\n`,
  );

(hasPreviousRelease() ? describe : describe.skip)(
  'the services of the previous release on the tables of this one',
  () => {
    let previous: BuiltServices;
    let present: BuiltServices;
    let product: ReplicatedProduct;
    beforeAll(async () => {
      previous = await BuiltServices.ofPreviousRelease(servingProcesses);
      present = await BuiltServices.ofPresentRelease(servingProcesses);
      product = await ReplicatedProduct.start(previous, {
        settings: { RATE_LIMIT_FACTOR: 'off', LOG_LEVEL: 'warn' },
        replicaCount: 1,
      });
    });
    afterAll(async () => {
      await product.stop();
      await present.delete();
    });

    /** Uses each service, and waits until an event has reached the vocabulary, which counts the entries with a word. */
    async function useAllServices(user: RolloutUser, word: string, entriesWithWord: number): Promise<void> {
      for (let round = 0; round < ROUNDS; round += 1) await user.workOnce();
      await user.uploadSlowly(1);
      await eventually(async () => expect(await user.frequencyOf(word)).toBe(entriesWithWord));
    }

    it('work, and this release works with the rows that they wrote', async () => {
      const user = new RolloutUser(product.url, 'mei', ATTEMPTS);
      await user.person.signUp();
      await user.addWord('公园');
      await useAllServices(user, '公园', ROUNDS);
      for (const { name } of servingProcesses) await product.restart(name, 0, present);
      expect(await user.listEntryIds()).toEqual(user.entryIds.toReversed());
      await useAllServices(user, '公园', 2 * ROUNDS);
      expect([...user.failures]).toEqual([]);
    });
  },
);
