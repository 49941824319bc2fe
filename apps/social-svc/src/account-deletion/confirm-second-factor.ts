import type { DeletionConfirmation, PasskeyRequestOptions } from '@memory/contracts';
import { ApiError, type Client, requireSessionOf } from '@memory/service-kit';
import { LoginThrottle, runAttempt } from '@memory/service-kit/attempt-limits';
import { PasskeyChallenges, PasswordConfirmations } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { ReadAccount } from '../accounts/read-account.ts';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { CreatePasskeyRequestOptions } from '../second-factor/create-passkey-request-options.ts';
import { ReadSignInRequirement } from '../second-factor/read-sign-in-requirement.ts';
import { relyingPartyOf } from '../second-factor/relying-party.ts';
import { VerifyPasskey } from '../second-factor/verify-passkey.ts';
import { VerifySecondFactorCode } from '../second-factor/verify-second-factor-code.ts';
import { LimitLog } from '../security-log/limit-log.ts';

/** Asks a signed-in user for the second factor again, if the account has a second factor. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly confirmations: PasswordConfirmations,
    private readonly createRequestOptions: CreatePasskeyRequestOptions,
    private readonly devices: KnownDevices,
    private readonly limitLog: LimitLog,
    private readonly readAccount: ReadAccount,
    private readonly readRequirement: ReadSignInRequirement,
    private readonly throttle: LoginThrottle,
    private readonly verifyCode: VerifySecondFactorCode,
    private readonly verifyPasskey: VerifyPasskey,
  ) {}

  /** @throws ApiError `not_signed_in`, `password_confirmation_required`; `sign_in_ended` when the account has no second factor */
  async createPasskeyOptions(userId: string, client: Client): Promise<PasskeyRequestOptions> {
    const session = requireSessionOf(userId, client);
    await this.confirmations.requireUserId(session);
    const { passwordKey } = await this.readRequirement.execute(userId);
    const { rpId } = relyingPartyOf(client);
    const options = await this.createRequestOptions.execute(userId, { rpId, passwordKey });
    await this.challenges.save(session.sessionId, options.challenge);
    return options;
  }

  /**
   * Checks the code or passkey. A wrong code or passkey counts like a wrong password at sign-in, because another person may guess in a browser that
   * was left signed in.
   * @throws ApiError `second_factor_required`, `wrong_code`, `passkey_rejected`, `too_many_requests`, `user_not_found`
   */
  async execute(userId: string, confirmation: DeletionConfirmation, client: Client): Promise<void> {
    const { requirement, passwordKey } = await this.readRequirement.execute(userId);
    if (requirement !== 'second_factor') return;
    if (!confirmation.code && !confirmation.passkey) throw new ApiError('second_factor_required');
    const { username } = await this.readAccount.execute(userId);
    const knownDeviceId = await this.devices.identify(client.deviceTokens, username);
    const { addressKey } = client;
    const counting = this.throttle.countSignInAttempt({ username, addressKey, knownDeviceId });
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'account_deletion.limited', userId });
    await runAttempt(attempt, ['wrong_code', 'passkey_rejected'], () =>
      this.verify(userId, confirmation, passwordKey, client),
    );
  }

  private async verify(
    userId: string,
    { code, passkey }: DeletionConfirmation,
    passwordKey: string,
    client: Client,
  ): Promise<void> {
    if (!passkey) return void (await this.verifyCode.execute(userId, { code: code ?? '', passwordKey }));
    const challenge = await this.challenges.take(requireSessionOf(userId, client).sessionId);
    if (challenge === null) throw new ApiError('passkey_rejected');
    const attempt = { challenge, ...relyingPartyOf(client), response: passkey, passwordKey };
    await this.verifyPasskey.execute(userId, attempt);
  }
}
