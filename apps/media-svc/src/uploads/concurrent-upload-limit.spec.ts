import fc from 'fast-check';
import { ConcurrentUploadLimit } from './concurrent-upload-limit.ts';

const MB = 1024 * 1024;
const ALWAYS_ALLOWED_BYTES = 512 * MB;

/** An upload that is pending until the test ends it, successfully or not. */
function startUpload(limit: ConcurrentUploadLimit, ownerId: string, bytes: number, quotaBytes: number) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isReceiving = false;
  const outcome = limit
    .run({ ownerId, bytes, quotaBytes }, () => {
      isReceiving = true;
      return promise;
    })
    .catch((error: unknown) => error);
  const end = async (isSuccessful: boolean): Promise<unknown> => {
    if (isSuccessful) resolve('received');
    else reject(new Error('interrupted'));
    return outcome;
  };
  return { isReceiving, outcome, end };
}

describe('ConcurrentUploadLimit', () => {
  const tooManyRequests = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 10 });

  it('receives the first upload of a user, and more up to the larger of the quota and 512 MB', async () => {
    const size = fc.oneof(fc.nat({ max: 600 * MB }), fc.constantFrom(100 * MB, 256 * MB, ALWAYS_ALLOWED_BYTES));
    const upload = fc.record({ bytes: size, ownerId: fc.constantFrom('mei', 'tom'), isFirstEnded: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(upload, { maxLength: 20 }),
        fc.constantFrom(0, ALWAYS_ALLOWED_BYTES, 1_024 * MB),
        async (uploads, quotaBytes) => {
          const limit = new ConcurrentUploadLimit();
          const pending: { ownerId: string; bytes: number; end: (isSuccessful: boolean) => Promise<unknown> }[] = [];
          for (const { bytes, ownerId, isFirstEnded } of uploads) {
            if (isFirstEnded) await pending.shift()?.end(bytes % 2 === 0);
            const used = pending
              .filter((other) => other.ownerId === ownerId)
              .reduce((sum, other) => sum + other.bytes, 0);
            const { isReceiving, outcome, end } = startUpload(limit, ownerId, bytes, quotaBytes);
            const fits = used === 0 || used + bytes <= Math.max(quotaBytes, ALWAYS_ALLOWED_BYTES);
            expect(isReceiving).toBe(fits);
            if (fits) pending.push({ ownerId, bytes, end });
            expect(fits || (await outcome)).toEqual(fits || tooManyRequests);
          }
        },
      ),
    );
  });

  it('returns what was received, and throws what made it fail', async () => {
    const limit = new ConcurrentUploadLimit();
    expect(await startUpload(limit, 'mei', 1, 0).end(true)).toBe('received');
    expect(await startUpload(limit, 'mei', 1, 0).end(false)).toEqual(new Error('interrupted'));
  });
});
