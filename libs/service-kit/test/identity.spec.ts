import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '@memory/contracts';
import { createSigningKey, IdentitySigner, type IdentityUse, readSigningKey } from '../src/index.ts';
import { identityEnvironment, createTestVerifier } from '../src/testing/index.ts';

const MINUTE_MS = 60_000;
const mei = { userId: 'mei' };
const signerOf = (caller: Caller, key = identityEnvironment(caller).SIGNING_KEY) =>
  new IdentitySigner({ key: readSigningKey(key), caller });
const sign = (caller: Caller, use: IdentityUse, service = 'journal-svc') =>
  signerOf(caller).sign(mei, { use, service });

afterEach(() => void jest.useRealTimers());

describe('an identity token', () => {
  it('says who is asking, through which process, and for what', async () => {
    const verifier = createTestVerifier('journal-svc');
    expect(await verifier.verify(await sign('gateway', 'browser'))).toEqual({
      viewer: mei,
      caller: 'gateway',
      use: 'browser',
    });
    expect(await verifier.verify(await sign('media-svc', 'internal'))).toEqual({
      viewer: mei,
      caller: 'media-svc',
      use: 'internal',
    });
  });

  it('that was accepted before is refused when its minute is over', async () => {
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval', 'performance'],
    });
    const verifier = createTestVerifier('journal-svc');
    const token = await sign('gateway', 'browser');
    for (let n = 0; n < 2; n += 1) expect(await verifier.verify(token)).toMatchObject({ viewer: mei });
    jest.setSystemTime(Date.now() + MINUTE_MS);
    expect(await verifier.verify(token)).toBeNull();
  });

  it('is not accepted because another that begins alike was', async () => {
    const verifier = createTestVerifier('journal-svc');
    const token = await sign('gateway', 'browser');
    expect(await verifier.verify(token)).not.toBeNull();
    expect(await verifier.verify(`${token}x`)).toBeNull();
  });

  it('is refused by a service that it was not made for', async () => {
    expect(await createTestVerifier('social-svc').verify(await sign('gateway', 'browser', 'journal-svc'))).toBeNull();
    expect(
      await createTestVerifier('social-svc').verify(await sign('media-svc', 'internal', 'journal-svc')),
    ).toBeNull();
  });

  it('for browsers is the gateway’s alone to sign', async () => {
    expect(await createTestVerifier('journal-svc').verify(await sign('media-svc', 'browser'))).toBeNull();
  });

  it('cannot be signed with the key of another caller, nor with one of no caller', async () => {
    const audience = { use: 'internal', service: 'journal-svc' } as const;
    const stolen = signerOf('admin', identityEnvironment('language-svc').SIGNING_KEY);
    const foreign = signerOf('admin', createSigningKey());
    for (const signer of [stolen, foreign])
      expect(await createTestVerifier('journal-svc').verify(await signer.sign(mei, audience))).toBeNull();
  });

  it('that is no token is refused', async () => {
    for (const header of [undefined, '', 'x', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`]) {
      expect(await createTestVerifier('journal-svc').verify(header)).toBeNull();
    }
  });
});
