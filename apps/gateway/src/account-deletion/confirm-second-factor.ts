import type { DeletionConfirmation, PasskeyRequestOptions } from '@memory/contracts';
import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LoginThrottle } from '../auth/login-throttle.ts';
import type { GatewayConfig } from '../config.ts';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import { PasskeyChallenges } from '../second-factor/passkey-challenges.ts';
import { PasswordConfirmations } from '../second-factor/password-confirmations.ts';
import { relyingParty } from '../second-factor/relying-party.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { requireSession } from '../session/request-session.ts';

/** Asks a signed-in user for the second factor again, if the account has a second factor. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly accounts: SocialAccountsClient,
    private readonly challenges: PasskeyChallenges,
    private readonly confirmations: PasswordConfirmations,
    private readonly devices: KnownDevices,
    private readonly factors: SocialSecondFactorsClient,
    private readonly securityLog: SecurityLog,
    private readonly throttle: LoginThrottle,
  ) {}

  /** @throws ApiError `not_signed_in`, `password_confirmation_required`; `sign_in_ended` when the account has no second factor */
  async createPasskeyOptions(request: FastifyRequest): Promise<PasskeyRequestOptions> {
    const userId = await this.confirmations.requireUserId(request);
    const { passwordKey } = await this.factors.readSignInRequirement(userId);
    const { rpId } = relyingParty(request, this.config);
    const options = await this.factors.createRequestOptions(userId, { rpId, passwordKey });
    await this.challenges.save(requireSession(request).sessionId, options.challenge);
    return options;
  }

  /**
   * Checks the code or passkey. A wrong code or passkey counts like a wrong password at sign-in, because another person may guess in a browser that
   * was left signed in.
   * @throws ApiError `second_factor_required`, `wrong_code`, `passkey_rejected`, `too_many_requests`
   */
  async execute(userId: string, confirmation: DeletionConfirmation, request: FastifyRequest): Promise<void> {
    const { requirement, passwordKey } = await this.factors.readSignInRequirement(userId);
    if (requirement !== 'second_factor') return;
    if (!confirmation.code && !confirmation.passkey) throw new ApiError('second_factor_required');
    const { username } = await this.accounts.read(userId);
    const knownDeviceId = await this.devices.identify(request, username);
    const counting = this.throttle.countSignInAttempt({ username, address: request.ip, knownDeviceId });
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'account_deletion.limited', userId });
    try {
      await this.verify(userId, confirmation, passwordKey, request);
    } catch (error) {
      if (!isRejection(error)) await attempt.undo();
      throw error;
    }
    await attempt.succeed();
  }

  private async verify(
    userId: string,
    { code, passkey }: DeletionConfirmation,
    passwordKey: string,
    request: FastifyRequest,
  ): Promise<void> {
    if (!passkey) return void (await this.factors.verifyCode(userId, { code: code ?? '', passwordKey }));
    const challenge = await this.challenges.take(requireSession(request).sessionId);
    if (challenge === null) throw new ApiError('passkey_rejected');
    const ceremony = { challenge, ...relyingParty(request, this.config) };
    await this.factors.verifyPasskey(userId, { ...ceremony, response: passkey, passwordKey });
  }
}

const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'wrong_code' || error.code === 'passkey_rejected');
