import { eventually } from '@memory/testing';
import { vi } from 'vitest';
import { BuiltServices } from './built-services.ts';
import { ReplicatedProduct, servingProcesses } from './replicated-product.ts';
import { RolloutUser } from './rollout-user.ts';

/** The whole form restarts one process after the other during an upload of 20 s; the short one the first of each at once, then the others. */
const isWhole = process.env.ROLLING_RESTART === 'whole';
const UPLOAD_SECONDS = isWhole ? 20 : 8;
const REPLICAS = [0, 1];
const USERS = 2;

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let services: BuiltServices;
let product: ReplicatedProduct;
beforeAll(async () => {
  services = await BuiltServices.ofPresentRelease(servingProcesses);
  product = await ReplicatedProduct.start(services, {
    settings: { RATE_LIMIT_FACTOR: 'off', SHUTDOWN_DELAY_SECONDS: '6', LOG_LEVEL: 'warn' },
    replicaCount: REPLICAS.length,
  });
});
afterAll(async () => {
  await product?.stop();
  await services?.delete();
});

async function restartAll(): Promise<void> {
  for (const index of REPLICAS) {
    if (!isWhole) await Promise.all(servingProcesses.map(({ name }) => product.restart(name, index, services)));
    else for (const { name } of servingProcesses) await product.restart(name, index, services);
  }
}

it('a deployment under load fails no request, no upload and no live event', async () => {
  const users = Array.from({ length: USERS }, (_, index) => new RolloutUser(product.url, `person-${index}`));
  await Promise.all(users.map((user) => user.person.signUp()));
  const running = users.map((user) => user.work());
  const uploads = users.map((user) => user.uploadSlowly(UPLOAD_SECONDS));
  await restartAll();
  await Promise.all(uploads);
  for (const user of users)
    await eventually(() =>
      expect([...(user.page?.entryIds.get('entry.created') ?? [])]).toEqual(expect.arrayContaining(user.entryIds)),
    );
  for (const user of users) user.stop();
  await Promise.all(running);
  const sum = (count: (user: RolloutUser) => number) => users.reduce((total, user) => total + count(user), 0);
  process.stdout.write(
    `${sum(({ requests }) => requests)} requests, ${sum(({ page }) => page?.endedCount ?? 0)} reconnected streams, ` +
      `${sum(({ failures }) => failures.size)} kinds of failures\n`,
  );
  expect(users.flatMap(({ failures }) => [...failures])).toEqual([]);
  for (const user of users) {
    const newest = user.entryIds.toReversed().slice(0, 100);
    expect(await user.listEntryIds()).toEqual(newest);
  }
});
