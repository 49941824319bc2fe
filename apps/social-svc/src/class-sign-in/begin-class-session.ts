import { CLASS_SESSION_IDLE_MINUTES, type ErrorCode, type OwnUser } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { type ClassSession, StoredSessions } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { presentOwnUser } from '../accounts/account.presenter.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import type { SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { isStudentAccount } from './class-sign-in.policy.ts';

const MINUTE_MS = 60_000;
/** One minute more than the page waits, because the gateway renews these sessions once a minute. The page ends the session at the exact time. */
const IDLE_MS = (CLASS_SESSION_IDLE_MINUTES + 1) * MINUTE_MS;
/** No school day is longer. */
const LONGEST_SESSION_MS = 12 * 60 * MINUTE_MS;

interface ClassSignIn extends Pick<ClassSession, 'method' | 'deviceId'> {
  readonly studentId: string;
  /** The error of the response when access was withdrawn during the sign-in. */
  readonly rejection: ErrorCode;
}

/** Begins the session of a student who has signed in without a password. In contrast to `BeginSignInSession`, it does not cancel a deletion. */
@Injectable()
export class BeginClassSession {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
    private readonly sessions: StoredSessions,
  ) {}

  /**
   * The account is read after the session was stored. A request for a deletion stores the deletion before it ends all sessions: a deletion that is
   * requested at the same moment either is seen here, or ends this session.
   * @throws ApiError `rejection`, `service_unavailable`
   */
  async execute(signIn: ClassSignIn, { response, description, arrivedAt }: SignInBrowser): Promise<OwnUser> {
    const { studentId, method, deviceId, rejection } = signIn;
    const endsAt = new Date(arrivedAt.getTime() + LONGEST_SESSION_MS).toISOString();
    const record = {
      userId: studentId,
      createdAt: arrivedAt.toISOString(),
      ...description,
      classSession: { method, deviceId, idleMs: IDLE_MS, endsAt },
    };
    const { sessionId } = await this.sessions.begin(record).catch((error: unknown) => {
      throw isRevoked(error) ? new ApiError(rejection, { cause: error }) : error;
    });
    const account = await this.database.account.findFirst({ where: { id: studentId, ...isStudentAccount } });
    if (!account) {
      await this.sessions.end(sessionId);
      throw new ApiError(rejection);
    }
    response.beginSession(sessionId);
    await this.securityLog.recordAlone({ event: 'sign_in.succeeded', userId: studentId, details: { method } });
    return presentOwnUser(account);
  }
}

const isRevoked = (error: unknown): boolean => error instanceof ApiError && error.code === 'invalid_credentials';
