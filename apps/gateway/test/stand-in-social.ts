import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { errorCatalog, type ErrorCode, type ExternalIdentity, type User } from '@memory/contracts';
import { answerJson } from './stand-in-service.ts';

/** The account part of social's contract, in memory. */
export class StandInSocial {
  readonly accounts = new Map<string, { user: User; password: string }>();

  /** Whom the gateway said a provider vouches for. */
  readonly external: ExternalIdentity[] = [];
  private readonly linked = new Map<string, User>();

  readonly listener = (request: IncomingMessage, response: ServerResponse): void => void this.answer(request, response);

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/internal/accounts')) return answerJson(response, 200, {});
    if (request.method === 'GET') {
      const account = this.accounts.get(request.url?.split('/').at(-1) ?? '');
      return account ? answerJson(response, 200, account.user) : refuse(response, 'user_not_found');
    }
    if (request.url === '/internal/accounts/external') {
      return answerJson(response, 200, this.open((await json(request)) as ExternalIdentity));
    }
    if (request.method === 'PATCH') return this.changePassword(request, response);
    const body = (await json(request)) as { username: string; password: string };
    const known = [...this.accounts.values()].find(({ user }) => user.username === body.username);
    if (request.url === '/internal/accounts') {
      return known ? refuse(response, 'username_taken') : answerJson(response, 201, this.add(body));
    }
    return known?.password === body.password
      ? answerJson(response, 200, known.user)
      : refuse(response, 'invalid_credentials');
  }

  private async changePassword(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const account = this.accounts.get(request.url?.split('/').at(-2) ?? '');
    const { currentPassword, newPassword } = (await json(request)) as { currentPassword: string; newPassword: string };
    if (account?.password !== currentPassword) return refuse(response, 'wrong_password');
    account.password = newPassword;
    response.writeHead(204).end();
  }

  private open(person: ExternalIdentity): User {
    this.external.push(person);
    const user =
      this.linked.get(person.subject) ??
      this.add({ username: person.suggestedUsername ?? person.subject, password: randomUUID() });
    this.linked.set(person.subject, user);
    return user;
  }

  private add({ username, password }: { username: string; password: string }): User {
    const now = new Date().toISOString();
    const nothing = { email: null, firstName: null, lastName: null, birthDate: null, bio: null, profileImageUrl: null };
    const user = { id: randomUUID(), username, ...nothing, createdAt: now, updatedAt: now };
    this.accounts.set(user.id, { user, password });
    return user;
  }
}

function refuse(response: ServerResponse, code: ErrorCode): void {
  const { status, en } = errorCatalog[code];
  answerJson(response, status, { statusCode: status, code, message: en });
}
