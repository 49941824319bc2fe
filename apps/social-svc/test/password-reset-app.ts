import { randomUUID } from 'node:crypto';
import type { ResetCode, User } from '@memory/contracts';
import { eventually, type ReceivedMail, startTestMailServer, type TestMailServer } from '@memory/testing';
import { TEST_PASSWORD } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

export const PUBLIC_URL = 'https://memory.example';
const MAIL_FROM = 'Memory <memory@school.example>';
export const NEW_PASSWORD = 'a new secret 熊猫';

export interface ResetApp extends SocialApp {
  readonly mailServer: TestMailServer;
  /** Asks for a mail, from an address of its own. */
  requestMail(usernameOrEmail: string, language?: 'en' | 'zh'): ReturnType<SocialApp['request']>;
  /** Waits until no request waits for an attempt. */
  whenHandled(): Promise<void>;
  /** Asks for a mail and waits for it. @returns the mails that were sent since */
  mailsAfterRequest(usernameOrEmail: string, language?: 'en' | 'zh'): Promise<ReceivedMail[]>;
  createCode(user: Pick<User, 'id'>, hours?: number): Promise<ResetCode>;
  reset(code: string, newPassword?: string): ReturnType<SocialApp['request']>;
  signInStatus(user: Pick<User, 'username'>, password?: string): Promise<number>;
  /** Makes all requests that wait for another attempt due now. */
  makeDue(): Promise<void>;
}

/** A client from an address that no other request comes from, so that the limits of an address do not apply. */
const newClient = () => ({ addressKey: randomUUID() });

/** Starts social-svc with a mail server. */
export async function startResetApp(environment: Record<string, string> = {}): Promise<ResetApp> {
  const mailServer = await startTestMailServer();
  const app = await startSocialApp({ SMTP_URL: mailServer.url, MAIL_FROM, PUBLIC_URL, ...environment });
  const requestMail: ResetApp['requestMail'] = (usernameOrEmail, language = 'en') =>
    app.request('POST', '/api/password-reset-requests', {
      body: { usernameOrEmail },
      headers: { 'accept-language': language },
      client: newClient(),
    });
  const whenHandled = () =>
    eventually(async () =>
      expect(await app.database.passwordResetRequest.count({ where: { nextAttemptAt: { not: null } } })).toBe(0),
    );
  return {
    ...app,
    mailServer,
    requestMail,
    whenHandled,
    async mailsAfterRequest(usernameOrEmail, language) {
      const before = mailServer.mails.length;
      expect((await requestMail(usernameOrEmail, language)).statusCode).toBe(202);
      await whenHandled();
      return mailServer.mails.slice(before);
    },
    async createCode({ id }, hours = 24) {
      const response = await app.request('POST', `/internal/accounts/${id}/reset-codes`, { body: { hours } });
      expect(response.statusCode).toBe(201);
      return response.json<ResetCode>();
    },
    reset: (code, newPassword = NEW_PASSWORD) =>
      app.request('POST', '/api/password-resets', { body: { code, newPassword }, client: newClient() }),
    signInStatus: async ({ username }, password = TEST_PASSWORD) =>
      (await app.request('POST', '/api/simple-login', { body: { username, password } })).statusCode,
    async makeDue() {
      await app.database.passwordResetRequest.updateMany({
        where: { nextAttemptAt: { not: null } },
        data: { nextAttemptAt: new Date() },
      });
    },
    async close() {
      await app.close();
      await mailServer.stop();
    },
  };
}

/** The code in a mail's link. */
export function codeIn({ content }: ReceivedMail): string {
  const [, code = ''] = /#(\S+)/.exec(content.text ?? '') ?? [];
  return code;
}
