import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { errorCatalog, type ErrorCode, type ExternalIdentity, type User } from '@memory/contracts';
import { IDENTITY_HEADER, requireSessionOf, SESSION_ENDED, SESSION_HEADER } from '@memory/service-kit';
import { PasswordConfirmations, StoredSessions } from '@memory/service-kit/sessions';
import { createTestVerifier } from '@memory/service-kit/testing';
import type { Redis } from 'ioredis';
import { type FakeAccount, FakeSecondFactor, respondAboutSecondFactor } from './fake-second-factors.ts';
import { respondJson } from './fake-service.ts';

/** The day on which every requested deletion is carried out. */
export const ERASE_AFTER = '2030-01-08T12:00:00.000Z';

const registrationPaths = new Set(['/internal/accounts', '/internal/accounts/external']);

/** The hash of every username that no account has. */
export const UNKNOWN_USERNAME_HASH = 'h'.repeat(43);

/** Replaces social-svc in tests: implements its account routes in memory. */
export class FakeSocialService {
  readonly accounts = new Map<string, FakeAccount & { user: User }>();

  /** The error with which every registration and external sign-in is rejected; none by default. */
  registrationError: { code: ErrorCode; errors?: { path: string; message: string }[] } | undefined;

  /** Whether a registration with a known username and password is taken for a repeat and gets the first response. */
  repeatsRegistrations = false;
  /** A connection to the Redis server, where social-svc ends sessions. */
  redis: Redis | undefined;

  /** The users who have asked for the deletion of their account. */
  readonly deletions = new Set<string>();

  /** The time of `sessions.revoked` after the last password change, which is later than the arrival of its request at the gateway. */
  sessionsRevokedAt = '';

  /** The new password that the rules of the installation reject. */
  weakPassword: string | undefined;

  /** The external identities that the gateway has sent to this service, in order. */
  readonly externalIdentities: ExternalIdentity[] = [];
  private readonly usersBySubject = new Map<string, User>();

  readonly listener = (request: IncomingMessage, response: ServerResponse): void =>
    void this.respond(request, response);

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/api/account-deletion') return this.requestDeletion(request, response);
    if (!request.url?.startsWith('/internal/accounts')) return respondJson(response, 200, {});
    if (request.url.endsWith('/deletion/cancel')) return this.cancelDeletion(request, response);
    const factorResponse = await respondAboutSecondFactor(request, this.accounts);
    if (typeof factorResponse === 'string') return respondError(response, factorResponse);
    if (factorResponse?.status === 204) return void response.writeHead(204).end();
    if (factorResponse) return respondJson(response, 200, factorResponse.body);
    if (request.method === 'GET') {
      const account = this.accounts.get(request.url?.split('/').at(-1) ?? '');
      return account ? respondJson(response, 200, account.user) : respondError(response, 'user_not_found');
    }
    if (this.registrationError && registrationPaths.has(request.url)) {
      const { code, errors } = this.registrationError;
      return respondError(response, code, errors);
    }
    if (request.url === '/internal/accounts/identify-username') {
      const { username } = (await json(request)) as { username: string };
      const userId = [...this.accounts.values()].find(({ user }) => user.username === username)?.user.id ?? null;
      return respondJson(response, 200, { userId, usernameHash: userId === null ? UNKNOWN_USERNAME_HASH : null });
    }
    if (request.url === '/internal/accounts/external') {
      return respondJson(response, 200, this.findOrCreateExternal((await json(request)) as ExternalIdentity));
    }
    if (request.method === 'PATCH') return this.changePassword(request, response);
    const body = (await json(request)) as { username: string; password: string };
    const known = [...this.accounts.values()].find(({ user }) => user.username === body.username);
    if (request.url === '/internal/accounts/device-key')
      return respondJson(response, 200, { deviceKey: deviceKeyOf(known) });
    if (request.url === '/internal/accounts') {
      if (known && this.repeatsRegistrations) return respondJson(response, 201, known.user);
      return known ? respondError(response, 'username_taken') : respondJson(response, 201, this.add(body));
    }
    return known?.password === body.password
      ? respondJson(response, 200, known.user)
      : respondError(response, 'invalid_credentials');
  }

  private async changePassword(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const account = this.accounts.get(request.url?.split('/').at(-2) ?? '');
    const { currentPassword, newPassword } = (await json(request)) as { currentPassword: string; newPassword: string };
    if (account?.password !== currentPassword) return respondError(response, 'wrong_password');
    if (newPassword === this.weakPassword)
      return respondError(response, 'invalid_request', [{ path: 'newPassword', message: 'too weak' }]);
    account.password = newPassword;
    this.sessionsRevokedAt = new Date(Date.now() + 5).toISOString();
    respondJson(response, 200, { sessionsRevokedAt: this.sessionsRevokedAt });
  }

  private cancelDeletion(request: IncomingMessage, response: ServerResponse): void {
    const userId = request.url?.split('/')[3] ?? '';
    if (!this.accounts.has(userId)) return respondError(response, 'user_not_found');
    respondJson(response, 200, { cancelled: this.deletions.delete(userId) });
  }

  /** Accepts any password and code. Like social-svc, it ends the other sessions of the user and leaves the one of the request to the gateway. */
  private async requestDeletion(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const identity = await createTestVerifier('social-svc').verify(String(request.headers[IDENTITY_HEADER]));
    const body = await text(request);
    if (!body.startsWith('{')) return respondError(response, 'invalid_request');
    const { password } = JSON.parse(body) as { password?: string };
    const session = requireSessionOf(identity!.viewer.userId!, identity!.client!);
    try {
      if (password === undefined) await new PasswordConfirmations(this.redis!).requireProviderSignIn(session);
    } catch {
      return respondError(response, 'password_confirmation_required');
    }
    this.deletions.add(session.userId);
    await new StoredSessions(this.redis!).endOthers(session.userId, session.sessionId);
    respondJson(response, 202, { eraseAfter: ERASE_AFTER }, { [SESSION_HEADER]: SESSION_ENDED });
  }

  private findOrCreateExternal(person: ExternalIdentity): User {
    this.externalIdentities.push(person);
    const user =
      this.usersBySubject.get(person.subject) ??
      this.add({ username: person.suggestedUsername ?? person.subject, password: randomUUID() });
    this.usersBySubject.set(person.subject, user);
    return user;
  }

  private add({ username, password }: { username: string; password: string }): User {
    const now = new Date().toISOString();
    const emptyFields = {
      email: null,
      firstName: null,
      lastName: null,
      birthDate: null,
      bio: null,
      profileImageUrl: null,
    };
    const user = { id: randomUUID(), username, ...emptyFields, createdAt: now, updatedAt: now };
    this.accounts.set(user.id, { user, password, secondFactor: new FakeSecondFactor() });
    return user;
  }
}

const deviceKeyOf = (account: { user: User; password: string } | undefined): string =>
  account === undefined
    ? randomUUID()
    : createHash('sha256').update(`${account.user.id} ${account.password}`).digest('base64url');

function respondError(response: ServerResponse, code: ErrorCode, errors?: object[]): void {
  const { status, en } = errorCatalog[code];
  respondJson(response, status, { statusCode: status, code, message: en, errors });
}
