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
  it('contains the viewer, the caller and the use', async () => {
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

  it('is rejected after it expires, even if it was accepted before', async () => {
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

  it('is verified in full: a token with the same beginning as an accepted one is rejected', async () => {
    const verifier = createTestVerifier('journal-svc');
    const token = await sign('gateway', 'browser');
    expect(await verifier.verify(token)).not.toBeNull();
    expect(await verifier.verify(`${token}x`)).toBeNull();
  });

  it('is rejected by a service other than its audience', async () => {
    expect(await createTestVerifier('social-svc').verify(await sign('gateway', 'browser', 'journal-svc'))).toBeNull();
    expect(
      await createTestVerifier('social-svc').verify(await sign('media-svc', 'internal', 'journal-svc')),
    ).toBeNull();
  });

  it('for browser routes is accepted from the gateway only', async () => {
    expect(await createTestVerifier('journal-svc').verify(await sign('media-svc', 'browser'))).toBeNull();
  });

  it('is rejected when signed with the key of another caller or an unknown key', async () => {
    const audience = { use: 'internal', service: 'journal-svc' } as const;
    const stolen = signerOf('admin', identityEnvironment('language-svc').SIGNING_KEY);
    const foreign = signerOf('admin', createSigningKey());
    for (const signer of [stolen, foreign])
      expect(await createTestVerifier('journal-svc').verify(await signer.sign(mei, audience))).toBeNull();
  });

  it('is rejected when malformed', async () => {
    for (const header of [undefined, '', 'x', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`]) {
      expect(await createTestVerifier('journal-svc').verify(header)).toBeNull();
    }
  });
});
