import type { Caller } from '@memory/contracts';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createSigningKey,
  IdentitySigner,
  type IdentityScope,
  IdentityVerifier,
  readSigningKey,
} from '../src/index.ts';
import { TEST_CLIENT, createTestVerifier, testIdentitySettings, testCallerPublicKeys } from '../src/testing/index.ts';

const MINUTE_MS = 60_000;
/** A signer sends the same token for this long. */
const REUSE_MS = 20_000;
const mei = { userId: 'mei' };
const signerOf = (caller: Caller, key = testIdentitySettings(caller).SIGNING_KEY) =>
  new IdentitySigner({ key: readSigningKey(key), caller });
const sign = (caller: Caller, use: IdentityScope, service = 'journal-svc') =>
  signerOf(caller).sign(mei, { use, service });

/** A token as the gateway could sign it, with claims that `IdentitySigner` does not write. */
const signClaims = (claims: object) =>
  new SignJWT({ aud: 'browser/journal-svc', ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'gateway' })
    .sign(readSigningKey(testIdentitySettings('gateway').SIGNING_KEY));
const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** Stops the clock; `vi.setSystemTime` moves it. */
const stopClock = () =>
  vi.useFakeTimers({
    now: Date.now(),
    toNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval', 'performance'],
  });
const passTime = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

afterEach(() => void vi.useRealTimers());

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
    stopClock();
    const verifier = createTestVerifier('journal-svc');
    const token = await sign('gateway', 'browser');
    for (let n = 0; n < 2; n += 1) expect(await verifier.verify(token)).toMatchObject({ viewer: mei });
    passTime(MINUTE_MS);
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
    const stolen = signerOf('admin', testIdentitySettings('language-svc').SIGNING_KEY);
    const foreign = signerOf('admin', createSigningKey());
    const unknown = signerOf('nobody' as Caller, createSigningKey());
    for (const signer of [stolen, foreign, unknown])
      expect(await createTestVerifier('journal-svc').verify(await signer.sign(mei, audience))).toBeNull();
  });

  it('contains the client where the gateway adds it, once for each request', async () => {
    const audience = { use: 'browser', service: 'journal-svc' } as const;
    const verifier = createTestVerifier('journal-svc');
    const signer = signerOf('gateway');
    for (const addressKey of ['192.0.2.1', '192.0.2.2']) {
      const token = await signer.signWithClient(mei, audience, { ...TEST_CLIENT, addressKey });
      expect(await verifier.verify(token)).toMatchObject({ viewer: mei, client: { ...TEST_CLIENT, addressKey } });
    }
    expect(await verifier.verify(await signer.sign(mei, audience))).not.toHaveProperty('client');
    expect(await verifier.verify(await signClaims({ exp: nowSeconds() + 30, client: {} }))).toBeNull();
  });

  it('is rejected without an expiry, and with several audiences', async () => {
    const verifier = createTestVerifier('journal-svc');
    const exp = nowSeconds() + 30;
    expect(await verifier.verify(await signClaims({ exp }))).toMatchObject({ viewer: { userId: null } });
    expect(await verifier.verify(await signClaims({}))).toBeNull();
    const aud = ['browser/journal-svc', 'browser/social-svc'];
    expect(await verifier.verify(await signClaims({ exp, aud }))).toBeNull();
  });

  it('contains the viewer of its own request, whoever the requests before were for', async () => {
    const signer = signerOf('gateway');
    const verifier = createTestVerifier('journal-svc');
    for (const userId of ['mei', 'tom', null, 'mei']) {
      const token = await signer.sign({ userId }, { use: 'browser', service: 'journal-svc' });
      expect(await verifier.verify(token)).toMatchObject({ viewer: { userId } });
    }
  });

  it('is signed again when its audience differs, or after REUSE_MS', async () => {
    stopClock();
    const signer = signerOf('gateway');
    const audience = { use: 'browser', service: 'journal-svc' } as const;
    const first = await signer.sign(mei, audience);
    passTime(REUSE_MS - 1);
    expect(await signer.sign(mei, { use: 'internal', service: 'journal-svc' })).not.toBe(first);
    expect(await signer.sign(mei, { use: 'browser', service: 'social-svc' })).not.toBe(first);
    expect(await signer.sign(mei, audience)).toBe(first);
    passTime(1);
    expect(await signer.sign(mei, audience)).not.toBe(first);
  });

  it('is checked once, because requests of a page contain the same token', async () => {
    const keys = new Map(testCallerPublicKeys);
    const lookUps = vi.spyOn(keys, 'get');
    const verifier = new IdentityVerifier({ keys, service: 'journal-svc' });
    const token = await sign('gateway', 'browser');
    for (let n = 0; n < 3; n += 1) expect(await verifier.verify(token)).toMatchObject({ viewer: mei });
    expect(lookUps).toHaveBeenCalledTimes(1);
  });

  it('is rejected when malformed', async () => {
    for (const header of [undefined, '', 'x', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`]) {
      expect(await createTestVerifier('journal-svc').verify(header)).toBeNull();
    }
  });
});
