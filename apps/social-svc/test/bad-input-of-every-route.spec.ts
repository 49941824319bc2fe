import {
  accountDeletionRoutes,
  accountRoleRoutes,
  blockRoutes,
  classDeviceRoutes,
  classRoutes,
  classSignInRoutes,
  classFamilyRoutes,
  familyRoutes,
  friendCodeRoutes,
  friendNoticeRoutes,
  externalLoginRoutes,
  internalPasswordResetRoutes,
  passwordResetRoutes,
  privacyPartRoutes,
  readingAidsRoutes,
  reportAdminRoutes,
  reportRoutes,
  invitationRoutes,
  rosterRoutes,
  type RouteContract,
  secondFactorInternalRoutes,
  secondFactorRoutes,
  secondFactorSignInRoutes,
  signInRoutes,
  socialInternalRoutes,
  socialRoutes,
} from '@memory/contracts';
import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { TEST_CLIENT } from '@memory/service-kit/testing';
import { type ValidRequest, fuzzRoute, countRowsByTable } from '@memory/testing';
import { PasswordResetPoller } from '../src/password-resets/mail/password-reset-poller.ts';
import { validClassSignInRequests } from './class-sign-in.ts';
import { validClassRequests } from './classes.ts';
import { TEST_PASSWORD, storeUser } from './factories.ts';
import { archiveOfStudent, CSV_OF_STUDENT, validRosterRequests } from './rosters.ts';
import { nextCode, ORIGIN, SecondFactorClient } from './second-factors.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

let app: SocialApp;
let mei: string, tom: string, blocked: string;
/** The user who sends the requests: Mei, unless a valid request names another. */
let viewer: string;
/** The token of the pending sign-in of the requests. */
let signInToken: string | null = null;
/** The device of the requests of students. */
let classDeviceToken: string | null;
let reportId: string;
let archive: Buffer;
beforeAll(async () => {
  archive = await archiveOfStudent();
  app = await startSocialApp({
    SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
    MAIL_FROM: 'memory@school.example',
    PUBLIC_URL: 'https://memory.example',
  });
  // Stored requests for mails would otherwise be handled, and their rows deleted, while states are compared.
  await app.app.get(PasswordResetPoller).beforeApplicationShutdown();
  const users = await Promise.all([storeUser(app), storeUser(app), storeUser(app)]);
  [mei, tom, blocked] = users.map(({ id }) => id) as [string, string, string];
  const report = await app.request('POST', '/api/reports', { as: tom, body: { userId: mei, reason: 'other' } });
  reportId = report.json<{ id: string }>().id;
});
afterAll(() => app.close());

/** The second factor of a new account: a request that succeeds changes it. */
const newFactors = async () => new SecondFactorClient(app, (await storeUser(app)).id, TEST_CLIENT.sessionId!);
/** Sends the next requests as a user who manages this second factor, whose session has confirmed the password. */
async function manageAs({ userId, sessionId }: SecondFactorClient): Promise<void> {
  viewer = userId;
  await new PasswordConfirmations(app.redis).confirm({ userId, sessionId });
}
const ofUser = ({ userId }: SecondFactorClient) => ({ params: { userId } });
async function withTotp() {
  const factors = await newFactors();
  return { factors, ...(await factors.addTotp()) };
}
async function withPasskey() {
  const factors = await newFactors();
  const authenticator = await factors.addPasskey();
  return { factors, authenticator };
}
async function beginSignIn({ factors }: { factors: SecondFactorClient }): Promise<void> {
  signInToken = (await factors.pendingBrowser()).cookies.get('pending-sign-in')!;
}
/** An account that requests do not change: an account's first factor comes with ten recovery codes, whose hashes take a quarter of a second. */
const accountWithTotp = once(withTotp);
/** An account whose first passkey stays. */
const accountWithPasskey = once(withPasskey);
/** The name of its others. */
const ADDED_KEY = 'a key';

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

let names = 0;
const newName = () => `user-${(names += 1)}`;
const { checkFirstAccount } = socialInternalRoutes;
const routes = {
  ...socialRoutes,
  ...accountDeletionRoutes,
  ...blockRoutes,
  ...accountRoleRoutes,
  ...classRoutes,
  ...classDeviceRoutes,
  ...classSignInRoutes,
  ...classFamilyRoutes,
  ...familyRoutes,
  ...rosterRoutes,
  ...friendCodeRoutes,
  ...friendNoticeRoutes,
  ...readingAidsRoutes,
  ...reportRoutes,
  ...reportAdminRoutes,
  ...invitationRoutes,
  ...secondFactorRoutes,
  ...secondFactorInternalRoutes,
  ...secondFactorSignInRoutes,
  ...signInRoutes,
  ...internalPasswordResetRoutes,
  ...passwordResetRoutes,
  ...externalLoginRoutes,
  checkFirstAccount,
  readSocialPrivacy: privacyPartRoutes.readSocialPrivacy,
};
const validRequests: Record<keyof typeof routes, () => ValidRequest | Promise<ValidRequest>> = {
  readSocialPrivacy: () => ({}),
  listFriends: () => ({}),
  addFriend: () => ({ body: { friendId: tom } }),
  removeFriend: () => ({ params: { friendId: tom } }),
  listFriendRequests: () => ({}),
  listBlocks: () => ({}),
  blockUser: () => ({ body: { userId: blocked } }),
  unblockUser: () => ({ params: { userId: blocked } }),
  readProfile: () => ({}),
  updateProfile: () => ({
    body: { username: newName(), firstName: 'a', lastName: 'b', birthDate: '2015-01-01', bio: 'c' },
  }),
  readReadingAids: () => ({}),
  updateReadingAids: () => ({
    body: {
      isShown: true,
      reading: 'zhuyin',
      words: 'fading',
      script: 'traditional',
      hasToneColors: false,
      speechRate: 0.9,
    },
  }),
  searchPeople: () => ({ query: { q: 'user' } }),
  recommendFriends: () => ({}),
  readFriendCode: () => ({}),
  replaceFriendCode: () => ({}),
  deleteFriendCode: () => ({}),
  requestFriendByCode: async () => {
    const friendCode = await app.request('POST', '/api/friend-code', { as: tom });
    return { body: { code: friendCode.json<{ code: string }>().code } };
  },
  listFriendNotices: () => ({}),
  dismissFriendNotice: () => ({ params: { userId: tom } }),
  createReport: () => ({ body: { userId: tom, reason: 'spam', text: 'a' } }),
  listReports: () => ({ query: { status: 'open' } }),
  closeReport: () => ({ params: { id: reportId } }),
  createInvitation: () => ({ body: { label: 'Class 3b', uses: 30, days: 30 } }),
  listInvitations: () => ({}),
  endInvitation: async () => {
    const { json } = await app.request('POST', '/internal/invitations', { body: { label: 'x', uses: 1, days: 1 } });
    return { params: { invitationId: json<{ id: string }>().id } };
  },
  readPendingSignIn: async () => {
    await beginSignIn(await accountWithTotp());
    return {};
  },
  cancelPendingSignIn: () => ({}),
  signInWithCode: async () => {
    const account = await withTotp();
    await beginSignIn(account);
    return { body: { code: nextCode(account.totp) } };
  },
  createSignInPasskeyOptions: async () => {
    await beginSignIn(await accountWithPasskey());
    return {};
  },
  signInWithPasskey: async () => {
    const { factors, authenticator } = await withPasskey();
    const options = await factors.requestOptions();
    signInToken = factors.tokenOfPasskey;
    return { body: { response: authenticator.get(options, { origin: ORIGIN }) } };
  },
  readSecondFactor: () => ({}),
  confirmPassword: async () => {
    viewer = (await storeUser(app)).id;
    return { body: { currentPassword: TEST_PASSWORD } };
  },
  startTotpSetup: async () => {
    await manageAs(await newFactors());
    return {};
  },
  confirmTotpSetup: async () => {
    const factors = await newFactors();
    await manageAs(factors);
    return { body: { code: await factors.startTotp() } };
  },
  removeTotp: async () => {
    await manageAs((await withTotp()).factors);
    return {};
  },
  createPasskeyOptions: async () => {
    await manageAs(await newFactors());
    return {};
  },
  addPasskey: async () => {
    const { factors } = await accountWithPasskey();
    await manageAs(factors);
    await app.database.passkey.deleteMany({ where: { accountId: factors.userId, name: ADDED_KEY } });
    const response = new SoftwareAuthenticator().create(await factors.creationOptions(), { origin: ORIGIN });
    return { body: { response, name: ADDED_KEY } };
  },
  removePasskey: async () => {
    const { factors } = await withPasskey();
    await manageAs(factors);
    const { id } = await app.database.passkey.findFirstOrThrow({ where: { accountId: factors.userId } });
    return { params: { id } };
  },
  createRecoveryCodes: async () => {
    await manageAs((await accountWithTotp()).factors);
    return {};
  },
  setSecondFactorRequirement: async () => ({ ...ofUser(await newFactors()), body: { required: true } }),
  resetSecondFactor: async () => ofUser(await newFactors()),
  requestPasswordReset: () => ({ body: { usernameOrEmail: 'no-one' } }),
  resetPassword: async () => {
    const code = await app.request('POST', `/internal/accounts/${tom}/reset-codes`, { body: { hours: 1 } });
    return { body: { code: code.json<{ code: string }>().code, newPassword: TEST_PASSWORD } };
  },
  createDeletionPasskeyOptions: async () => {
    await manageAs((await accountWithPasskey()).factors);
    return {};
  },
  requestAccountDeletion: async () => {
    viewer = (await storeUser(app)).id;
    return { body: { password: TEST_PASSWORD } };
  },
  startExternalLogin: () => ({ query: { again: '1' } }),
  finishExternalLogin: () => ({ query: { state: 'a', code: 'b' } }),
  createResetCode: () => ({ params: { userId: tom }, body: { hours: 24 } }),
  register: () => ({ body: { username: newName(), password: TEST_PASSWORD, firstName: 'a' } }),
  login: async () => ({ body: { username: (await storeUser(app)).username, password: TEST_PASSWORD } }),
  changePassword: async () => {
    viewer = (await storeUser(app)).id;
    return { body: { currentPassword: TEST_PASSWORD, newPassword: 'another secret' } };
  },
  setAccountRole: async () => ({ params: { userId: (await storeUser(app)).id }, body: { role: 'teacher' } }),
  ...validRosterRequests(
    () => app,
    (userId) => (viewer = userId),
  ),
  ...validClassRequests(
    () => app,
    (teacherId) => (viewer = teacherId),
  ),
  ...validClassSignInRequests(
    () => app,
    (teacherId, deviceToken) => {
      viewer = teacherId;
      classDeviceToken = deviceToken;
    },
  ),
  checkFirstAccount: () => ({ params: { userId: tom } }),
};

it.each(Object.entries<RouteContract>(routes))(
  '%s accepts valid input, and rejects invalid input in the error format without side effects',
  async (name, route) => {
    viewer = mei;
    signInToken = null;
    classDeviceToken = null;
    const fuzzing = fuzzRoute({
      route,
      validRequest: validRequests[name as keyof typeof routes],
      // Each request has an address of its own, so that the limits of an address do not apply.
      send: ({ method, url, payload }) =>
        app.request(method, url, {
          as: viewer,
          client: { addressKey: newName(), signInToken, classDeviceToken },
          ...(payload && { body: payload }),
          ...(route.fileBody && {
            body: route === rosterRoutes.previewSchoolRoster ? archive : CSV_OF_STUDENT,
            headers: { 'content-type': route.fileBody.types[0]! },
          }),
        }),
      readState: () => countRowsByTable(app.database),
    });
    await expect(fuzzing).resolves.toBeUndefined();
  },
);
