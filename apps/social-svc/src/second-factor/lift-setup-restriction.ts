import type { BrowserResponse, Client } from '@memory/service-kit';
import { PasswordConfirmations, StoredSessions, type UserSession } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { ReadAccount } from '../accounts/read-account.ts';
import { KnownDevices } from '../known-devices/known-devices.ts';

@Injectable()
export class LiftSetupRestriction {
  constructor(
    private readonly confirmations: PasswordConfirmations,
    private readonly devices: KnownDevices,
    private readonly readAccount: ReadAccount,
    private readonly sessions: StoredSessions,
  ) {}

  /**
   * After the set-up of a second factor, gives the restricted session a new id and all rights. The user's other sessions end, because they began with
   * the password alone. Has no effect for a session that is not restricted, nor for a session that has ended since the request began.
   * @throws ApiError `invalid_credentials` when the sessions of the user were revoked since the request began; `user_not_found`
   */
  async execute({ userId, sessionId }: UserSession, client: Client, response: BrowserResponse): Promise<void> {
    if (!client.secondFactorSetupRequired) return;
    const session = await this.sessions.replace(sessionId, { secondFactorSetupRequired: false });
    if (session === null) return;
    // The earlier session has ended, so the browser gets the new one also when the next steps fail.
    response.beginSession(session.sessionId);
    await this.sessions.endOthers(userId, session.sessionId);
    await this.confirmations.confirm(session);
    const { username } = await this.readAccount.execute(userId);
    await this.devices.remember(username, { client, response });
  }
}
