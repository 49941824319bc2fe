import { afterEach, expect, it, jest } from '@jest/globals';
import { IdentitySigner, IdentityVerifier } from '../src/identity.ts';

const KEY = 'a key for tests only, long enough to sign';
const MINUTE_MS = 60_000;

afterEach(() => void jest.useRealTimers());

it('an identity that was accepted before is refused when its minute is over', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval', 'performance'] });
  const verifier = new IdentityVerifier(KEY);
  const token = await new IdentitySigner({ key: KEY, issuer: 'test' }).sign({ userId: 'mei' });
  for (let n = 0; n < 2; n += 1) expect(await verifier.verify(token)).toEqual({ userId: 'mei' });
  jest.setSystemTime(Date.now() + MINUTE_MS);
  expect(await verifier.verify(token)).toBeNull();
});

it('an identity is not accepted because another that begins alike was', async () => {
  const verifier = new IdentityVerifier(KEY);
  const token = await new IdentitySigner({ key: KEY, issuer: 'test' }).sign({ userId: 'mei' });
  expect(await verifier.verify(token)).toEqual({ userId: 'mei' });
  expect(await verifier.verify(`${token}x`)).toBeNull();
});
