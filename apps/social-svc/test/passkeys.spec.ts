import { PASSKEYS_MAX, type PasskeyCreationOptions } from '@memory/contracts';
import { newClient, ORIGIN, RP_ID, SecondFactorClient } from './second-factors.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const codeOf = (response: { json: () => unknown }) => (response.json() as { code?: string }).code;

describe('a new passkey', () => {
  it('is stored with its name, and comes with recovery codes when it is the first factor', async () => {
    const mei = await newClient(app);
    const authenticator = new SoftwareAuthenticator();
    const options = await mei.creationOptions();
    expect(options).toMatchObject({ rp: { id: RP_ID }, attestation: 'none', excludeCredentials: [] });
    const response = authenticator.create(options, { origin: ORIGIN });
    const added = await mei.storePasskey(response, { name: '  我的手机 ' });
    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    const { passkeys } = (await mei.manage('GET', '')).json<{ passkeys: object[] }>();
    expect(passkeys).toEqual([
      { id: expect.any(String), name: '我的手机', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    const id = authenticator.credentialId.toString('base64url');
    const known = [{ id, type: 'public-key', transports: ['usb'] }];
    expect(await mei.creationOptions()).toMatchObject({ excludeCredentials: known });
    expect(await mei.requestOptions()).toMatchObject({ rpId: RP_ID, allowCredentials: known });
  });

  it.each<[string, { origin?: string } & Partial<PasskeyCreationOptions>]>([
    ['for another challenge', { challenge: 'another-challenge' }],
    ['from another origin', { origin: 'https://memory.example:8443' }],
    ['from an origin that begins alike', { origin: 'https://memory.example.evil.example' }],
    ['for another domain', { rp: { id: 'evil.example', name: 'Memory' } }],
  ])('is not accepted %s', async (_, { origin = ORIGIN, ...changed }) => {
    const mei = await newClient(app);
    const options = { ...(await mei.creationOptions()), ...changed };
    const response = new SoftwareAuthenticator().create(options, { origin });
    expect(codeOf(await mei.storePasskey(response))).toBe('passkey_rejected');
    expect(await mei.requirement()).toMatchObject({ requirement: 'none' });
    expect((await readSecurityLog(app, 'second_factor.setup_failed')).at(-1)).toMatchObject({
      user_id: mei.userId,
      details: { method: 'passkey' },
    });
  });

  it('is not accepted when nobody touched the authenticator, nor in place of one for a sign-in', async () => {
    const mei = await newClient(app);
    const authenticator = await mei.addPasskey();
    const options = await mei.creationOptions();
    const untouched = new SoftwareAuthenticator().create(options, { origin: ORIGIN, userPresent: false });
    expect(codeOf(await mei.storePasskey(untouched))).toBe('passkey_rejected');
    const signIn = await mei.requestOptions();
    const response = new SoftwareAuthenticator().create(
      { ...options, challenge: signIn.challenge },
      { origin: ORIGIN },
    );
    const { clientDataJSON } = response.response;
    const assertion = authenticator.get(signIn, { origin: ORIGIN });
    const mixed = { ...assertion, response: { ...assertion.response, clientDataJSON } };
    expect(await mei.verifyPasskey(mixed)).toBe('passkey_rejected');
  });

  it('exists once per account, while two accounts may share an authenticator', async () => {
    const [mei, tom] = [await newClient(app), await newClient(app)];
    const authenticator = await mei.addPasskey();
    const again = authenticator.create(await mei.creationOptions(), { origin: ORIGIN });
    expect(codeOf(await mei.storePasskey(again))).toBe('passkey_exists');
    await tom.addPasskey(authenticator);
  });

  it('is one of ten, also when several are added at once', async () => {
    const mei = await newClient(app);
    for (let i = 0; i < PASSKEYS_MAX - 1; i += 1) await mei.addPasskey();
    const sessions = ['phone', 'laptop', 'tablet', 'desk'].map((id) => new SecondFactorClient(app, mei.userId, id));
    const created = await Promise.all(
      sessions.map(async (session) =>
        new SoftwareAuthenticator().create(await session.creationOptions(), { origin: ORIGIN }),
      ),
    );
    const added = await Promise.all(sessions.map((session, index) => session.storePasskey(created[index]!)));
    expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await mei.creationOptions()).toMatchObject({ code: 'too_many_passkeys' });
  });
});

describe('a sign-in with a passkey', () => {
  it('is accepted, and counted', async () => {
    const mei = await newClient(app);
    const authenticator = await mei.addPasskey();
    const options = await mei.requestOptions();
    const response = authenticator.get(options, { origin: ORIGIN });
    expect(await mei.verifyPasskey(response)).toBe('accepted');
    const stored = await app.database.passkey.findFirstOrThrow({ where: { accountId: mei.userId } });
    expect([stored.counter, stored.lastUsedAt]).toEqual([1n, expect.any(Date)]);
  });

  it.each<[string, object, string]>([
    ['for another challenge', { challenge: 'another-challenge' }, ORIGIN],
    ['from another origin', {}, 'https://evil.example'],
    ['under another domain', { rpId: 'evil.example' }, ORIGIN],
  ])('is rejected %s', async (_, signed, origin) => {
    const mei = await newClient(app);
    const authenticator = await mei.addPasskey();
    const options = await mei.requestOptions();
    const response = authenticator.get({ ...options, ...signed }, { origin });
    expect(await mei.verifyPasskey(response)).toBe('passkey_rejected');
    expect((await readSecurityLog(app, 'sign_in.second_factor_failed')).at(-1)).toMatchObject({
      user_id: mei.userId,
      details: { method: 'passkey' },
    });
  });

  it('is rejected when everything was signed for a domain that the passkey was not created under', async () => {
    const mei = await newClient(app);
    const authenticator = await mei.addPasskey();
    const origin = 'https://evil.example';
    const options = await mei.requestOptions(origin);
    expect(options).toMatchObject({ rpId: 'evil.example', allowCredentials: [] });
    const response = authenticator.get(options, { origin });
    expect(await mei.verifyPasskey(response, origin)).toBe('passkey_rejected');
  });

  it('is rejected with the passkey of another account', async () => {
    const [mei, tom] = [await newClient(app), await newClient(app)];
    await mei.addPasskey();
    const authenticatorOfTom = await tom.addPasskey();
    const options = await mei.requestOptions();
    const response = authenticatorOfTom.get(options, { origin: ORIGIN });
    expect(await mei.verifyPasskey(response)).toBe('passkey_rejected');
  });

  it('is rejected with the id of one passkey and the signature of another', async () => {
    const mei = await newClient(app);
    const [first, other] = [await mei.addPasskey(), new SoftwareAuthenticator()];
    const options = await mei.requestOptions();
    const id = first.credentialId.toString('base64url');
    const response = { ...other.get(options, { origin: ORIGIN }), id, rawId: id };
    expect(await mei.verifyPasskey(response)).toBe('passkey_rejected');
  });

  it('is rejected from a copy of the authenticator, whose counter is behind', async () => {
    const mei = await newClient(app);
    const authenticator = await mei.addPasskey();
    authenticator.counter = 5;
    const first = await mei.requestOptions();
    const response = authenticator.get(first, { origin: ORIGIN });
    expect(await mei.verifyPasskey(response)).toBe('accepted');
    expect(await mei.verifyPasskey(response)).toBe('sign_in_ended');
    authenticator.counter = 4;
    const second = await mei.requestOptions();
    const copy = authenticator.get(second, { origin: ORIGIN });
    expect(await mei.verifyPasskey(copy)).toBe('passkey_rejected');
  });

  it('is rejected when nobody touched the authenticator', async () => {
    const mei = await newClient(app);
    const authenticator = await mei.addPasskey();
    const options = await mei.requestOptions();
    const response = authenticator.get(options, { origin: ORIGIN, userPresent: false });
    expect(await mei.verifyPasskey(response)).toBe('passkey_rejected');
  });
});

describe('removing a passkey', () => {
  it('is up to its owner, and takes the recovery codes with the last factor', async () => {
    const [mei, tom] = [await newClient(app), await newClient(app)];
    await mei.addPasskey();
    await tom.addPasskey();
    const { id } = await app.database.passkey.findFirstOrThrow({ where: { accountId: mei.userId } });
    expect(codeOf(await tom.manage('DELETE', `/passkeys/${id}`))).toBe('passkey_not_found');
    expect((await mei.manage('DELETE', `/passkeys/${id}`)).statusCode).toBe(204);
    expect(await mei.requirement()).toMatchObject({ requirement: 'none', methods: [] });
    expect(await tom.requirement()).toMatchObject({ methods: ['passkey', 'recovery_code'] });
    expect((await readSecurityLog(app, 'second_factor.passkey_removed')).map(({ details }) => details)).toEqual([
      { passkeyId: id },
    ]);
  });
});
