import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { errorCatalog, type ErrorCode, type User } from '@memory/contracts';
import {
  type Client,
  COOKIES_HEADER,
  IDENTITY_HEADER,
  requireSessionOf,
  SESSION_ENDED,
  SESSION_HEADER,
  sessionBegun,
} from '@memory/service-kit';
import { describeBrowser, StoredSessions } from '@memory/service-kit/sessions';
import { createTestVerifier } from '@memory/service-kit/testing';
import type { Redis } from 'ioredis';
import { respondJson } from './fake-service.ts';

/** The day on which every requested deletion is carried out. */
export const ERASE_AFTER = '2030-01-08T12:00:00.000Z';

const signInPaths = new Set([
  '/api/simple-register',
  '/api/simple-login',
  '/api/change-password',
  '/api/sign-in/second-factor',
]);
const setupPaths = new Set(['/api/second-factor/totp/confirm', '/api/second-factor/passkeys']);

/** The second factor of an account in the fake social-svc. */
export class FakeSecondFactor {
  required = false;
  totp = false;
  /** The codes that are valid now; each is good once. */
  readonly codes = new Set<string>();

  get requirement(): 'none' | 'second_factor' | 'setup' {
    if (this.totp) return 'second_factor';
    return this.required ? 'setup' : 'none';
  }
}

interface FakeAccount {
  user: User;
  password: string;
  secondFactor: FakeSecondFactor;
}

/** Replaces social-svc in tests: implements its account routes in memory, and its sign-in without limits. */
export class FakeSocialService {
  readonly accounts = new Map<string, FakeAccount>();

  /** A connection to the Redis server, where social-svc begins and ends sessions. */
  redis: Redis | undefined;

  /** The users who have asked for the deletion of their account. */
  readonly deletions = new Set<string>();

  /** The users of the pending sign-ins, by token. */
  private readonly pendingSignIns = new Map<string, string>();

  readonly listener = (request: IncomingMessage, response: ServerResponse): void =>
    void this.respond(request, response).catch(() => respondError(response, 'service_unavailable'));

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/api/account-deletion') return this.requestDeletion(request, response);
    if (request.method === 'POST' && signInPaths.has(request.url ?? '')) return this.signIn(request, response);
    if (setupPaths.has(request.url ?? '')) return this.setUpSecondFactor(request, response);
    if (!request.url?.startsWith('/internal/accounts')) return respondJson(response, 200, {});
    const account = this.accounts.get(request.url.split('/').at(-1) ?? '');
    return account ? respondJson(response, 200, account.user) : respondError(response, 'user_not_found');
  }

  private async signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const identity = await createTestVerifier('social-svc').verify(String(request.headers[IDENTITY_HEADER]));
    const content = await text(request);
    if (!content.startsWith('{')) return respondError(response, 'invalid_request');
    const body = JSON.parse(content) as Record<string, string>;
    const known = [...this.accounts.values()].find(({ user }) => user.username === body['username']);
    const begin = (userId: string, status: number) => this.beginSession(request, response, { userId, status });
    switch (request.url) {
      case '/api/simple-register':
        if (known || !body['password']) return respondError(response, known ? 'username_taken' : 'invalid_request');
        return begin(this.add({ username: body['username'] ?? '', password: body['password'] }).id, 201);
      case '/api/simple-login': {
        if (!known || known.password !== body['password']) return respondError(response, 'invalid_credentials');
        if (known.secondFactor.requirement !== 'second_factor') return begin(known.user.id, 200);
        const token = randomBytes(32).toString('base64url');
        this.pendingSignIns.set(token, known.user.id);
        const cookies = { [COOKIES_HEADER]: `pending-sign-in=${token}` };
        return respondError(response, 'second_factor_required', cookies);
      }
      case '/api/change-password': {
        const account = this.accounts.get(identity!.viewer.userId!)!;
        if (account.password !== body['currentPassword']) return respondError(response, 'wrong_password');
        account.password = body['newPassword']!;
        return begin(account.user.id, 204);
      }
      default: {
        const userId = this.pendingSignIns.get((identity!.client as Client).signInToken ?? '') ?? '';
        if (!this.accounts.get(userId)?.secondFactor.codes.delete(body['code'] ?? ''))
          return respondError(response, 'sign_in_ended', { [COOKIES_HEADER]: 'pending-sign-in=' });
        return begin(userId, 200);
      }
    }
  }

  /** Like social-svc, it cancels a deletion, and a change of the password (204) ends the other sessions of the user. */
  private async beginSession(
    request: IncomingMessage,
    response: ServerResponse,
    { userId, status }: { userId: string; status: number },
  ): Promise<void> {
    const { user, secondFactor } = this.accounts.get(userId)!;
    const sessions = new StoredSessions(this.redis!);
    const secondFactorSetupRequired = secondFactor.requirement === 'setup';
    const { sessionId } = await sessions.begin({
      userId,
      createdAt: new Date().toISOString(),
      ...describeBrowser(request.headers['user-agent']),
      secondFactorSetupRequired,
    });
    if (status === 204) await sessions.endOthers(userId, sessionId);
    const cookies = new URLSearchParams(secondFactorSetupRequired ? {} : { device: `known-${userId}` });
    if (this.deletions.delete(userId)) cookies.set('kept-account', '1');
    if (secondFactor.requirement === 'second_factor') cookies.set('pending-sign-in', '');
    const headers = { [SESSION_HEADER]: sessionBegun(sessionId), [COOKIES_HEADER]: cookies.toString() };
    if (status === 204) response.writeHead(204, headers).end();
    else respondJson(response, status, user, headers);
  }

  /** Accepts any password and code. Like social-svc, it ends the other sessions of the user and leaves the one of the request to the gateway. */
  private async requestDeletion(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const identity = await createTestVerifier('social-svc').verify(String(request.headers[IDENTITY_HEADER]));
    const body = await text(request);
    if (!body.startsWith('{')) return respondError(response, 'invalid_request');
    const session = requireSessionOf(identity!.viewer.userId!, identity!.client!);
    this.deletions.add(session.userId);
    await new StoredSessions(this.redis!).endOthers(session.userId, session.sessionId);
    respondJson(response, 202, { eraseAfter: ERASE_AFTER }, { [SESSION_HEADER]: SESSION_ENDED });
  }

  /** Accepts any passkey and any code but 000000. Like social-svc, it lifts the restriction of the session. */
  private async setUpSecondFactor(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const identity = await createTestVerifier('social-svc').verify(String(request.headers[IDENTITY_HEADER]));
    const isWrong = (await text(request)).includes('000000');
    if (isWrong) return respondError(response, 'wrong_code');
    const { viewer, client } = identity!;
    const { sessionId } = requireSessionOf(viewer.userId!, client!);
    if (!client!.secondFactorSetupRequired) return respondJson(response, 200, {});
    const begun = await new StoredSessions(this.redis!).replace(sessionId, { secondFactorSetupRequired: false });
    respondJson(
      response,
      200,
      {},
      { [SESSION_HEADER]: sessionBegun(begun!.sessionId), [COOKIES_HEADER]: 'device=known' },
    );
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

function respondError(response: ServerResponse, code: ErrorCode, headers: Record<string, string> = {}): void {
  const { status, en } = errorCatalog[code];
  respondJson(response, status, { statusCode: status, code, message: en }, headers);
}
