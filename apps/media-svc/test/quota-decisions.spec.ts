import { createHash } from 'node:crypto';
import { type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import fc from 'fast-check';
import { StorageQuota } from '../src/storage-quota/storage-quota.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
let quota: StorageQuota;
beforeAll(async () => {
  media = await startMediaApp();
  quota = media.app.get(StorageQuota);
});
afterAll(() => media.stop());

/** More than a 32-bit integer holds. */
const GB5 = 5_000_000_000;
const amount = fc.oneof(fc.nat({ max: 20 }), fc.constantFrom(GB5 - 1, GB5, GB5 + 1));

async function createUser(usedBytes: number, quotaBytes: number | null): Promise<string> {
  const ownerId = newUserId();
  await media.database.storageUsage.create({ data: { ownerId, usedBytes, quotaBytes } });
  return ownerId;
}
/** @returns `accepted`, or the code of the error */
const outcomeOf = (decision: Promise<unknown>): Promise<string> =>
  decision.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const expectedOutcome = (isAccepted: boolean): string => (isAccepted ? 'accepted' : 'storage_full');
const rejectEarly = (ownerId: string, contentLength?: number, idempotentRequest: IdempotentRequest | null = null) =>
  outcomeOf(quota.rejectEarly({ ownerId, contentLength: contentLength?.toString(), idempotentRequest }));
const ensureFits = (ownerId: string, bytes: number) =>
  outcomeOf(media.database.$transaction((tx) => quota.ensureFits(tx, ownerId, bytes)));

describe('an upload', () => {
  it('is rejected early when it cannot fit by its Content-Length, or nothing fits', async () => {
    await fc.assert(
      fc.asyncProperty(amount, amount, fc.option(amount, { nil: undefined }), async (used, limit, length) => {
        const isAccepted = used < limit && used + (length ?? 0) <= limit;
        expect(await rejectEarly(await createUser(used, limit), length)).toBe(expectedOutcome(isAccepted));
      }),
      { examples: [[GB5, GB5, undefined]] },
    );
  });

  it('fits as long as the quota is not exceeded', async () => {
    await fc.assert(
      fc.asyncProperty(amount, amount, amount, async (used, limit, bytes) => {
        expect(await ensureFits(await createUser(used, limit), bytes)).toBe(expectedOutcome(used + bytes <= limit));
      }),
    );
  });

  it('that is a retry of a stored one is not rejected, another one is', async () => {
    const userId = await createUser(1, 0);
    const requestOf = (key: string): IdempotentRequest => ({
      userId,
      key,
      fingerprint: createHash('sha256').update(key).digest(),
    });
    await runIdempotently(media.database, requestOf('stored'), () => Promise.resolve({}));
    expect(await rejectEarly(userId, 10, requestOf('stored'))).toBe('accepted');
    expect(await rejectEarly(userId, 10, requestOf('other'))).toBe('storage_full');
  });
});

describe('the quota', () => {
  it('is the default until one is set, and again when it is removed', async () => {
    const { defaultQuotaBytes } = media.config;
    const standard = { usedBytes: 0, quotaBytes: defaultQuotaBytes, isDefaultQuota: true };
    const user = newUserId();
    expect(await quota.findUsage(user)).toEqual(standard);
    expect([await ensureFits(user, defaultQuotaBytes), await ensureFits(user, defaultQuotaBytes + 1)]).toEqual([
      'accepted',
      'storage_full',
    ]);
    expect(await quota.setQuota(user, 0)).toEqual({ usedBytes: 0, quotaBytes: 0, isDefaultQuota: false });
    const own = { usedBytes: 0, quotaBytes: GB5, isDefaultQuota: false };
    expect(await quota.setQuota(user, GB5)).toEqual(own);
    expect(await quota.findUsage(user)).toEqual(own);
    expect(await quota.setQuota(user, null)).toEqual(standard);
    expect(await quota.findUsage(await createUser(7, null))).toEqual({ ...standard, usedBytes: 7 });
    expect(await quota.setQuota(newUserId(), 3)).toEqual({ usedBytes: 0, quotaBytes: 3, isDefaultQuota: false });
  });

  it('is returned with the usage before an upload', async () => {
    const ownerId = await createUser(3, 10);
    const upload = { ownerId, contentLength: '7', idempotentRequest: null };
    expect(await quota.rejectEarly(upload)).toEqual({ usedBytes: 3, quotaBytes: 10, isDefaultQuota: false });
  });
});
