import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { credentialsSchema } from './credentials.schema.ts';
import {
  PASSKEYS_MAX,
  passkeyCreationOptionsSchema,
  passkeyNameSchema,
  passkeyRegistrationSchema,
} from './passkey.schema.ts';
import {
  addedSecondFactorSchema,
  newRecoveryCodesSchema,
  RECOVERY_CODE_COUNT,
  secondFactorCodeSchema,
  secondFactorStatusSchema,
  totpSetupSchema,
} from './second-factor.schema.ts';

/** The errors that every route to change a second factor can return. */
const changeErrors = ['not_signed_in', 'password_confirmation_required', 'second_factor_not_offered'] as const;

/** Routes with which a signed-in user manages their second factor. */
export const secondFactorRoutes = {
  readSecondFactor: defineRoute({
    method: 'get',
    path: '/api/second-factor',
    access: 'signed-in',
    summary: "The user's second factor",
    response: { status: 200, body: secondFactorStatusSchema },
    errors: ['not_signed_in'],
  }),
  confirmPassword: defineRoute({
    method: 'post',
    path: '/api/confirm-password',
    access: 'signed-in',
    summary: 'Confirm the password, so that this session may change the second factor for ten minutes',
    body: z.object({ currentPassword: credentialsSchema.shape.password }),
    response: { status: 204, body: null },
    needsClient: true,
    errors: ['invalid_request', 'not_signed_in', 'wrong_password', 'too_many_requests'],
  }),
  startTotpSetup: defineRoute({
    method: 'post',
    path: '/api/second-factor/totp',
    access: 'signed-in',
    summary:
      'A new key for an authenticator app. It counts after its first code was confirmed, and replaces the earlier one then',
    response: { status: 200, body: totpSetupSchema },
    needsClient: true,
    errors: [...changeErrors],
  }),
  confirmTotpSetup: defineRoute({
    method: 'post',
    path: '/api/second-factor/totp/confirm',
    access: 'signed-in',
    summary: 'Confirm the first code of the new authenticator app, within ten minutes',
    body: z.object({ code: secondFactorCodeSchema }),
    response: { status: 200, body: addedSecondFactorSchema },
    needsClient: true,
    beginsSession: true,
    setsCookies: ['device'],
    errors: ['invalid_request', ...changeErrors, 'totp_setup_expired', 'wrong_code'],
  }),
  removeTotp: defineRoute({
    method: 'delete',
    path: '/api/second-factor/totp',
    access: 'signed-in',
    summary: 'Remove the authenticator app; the recovery codes go with the last second factor',
    response: { status: 204, body: null },
    needsClient: true,
    errors: [...changeErrors, 'totp_not_found', 'last_second_factor'],
  }),
  createPasskeyOptions: defineRoute({
    method: 'post',
    path: '/api/second-factor/passkey-options',
    access: 'signed-in',
    summary: 'What a browser needs to create a passkey (WebAuthn creation options), good once and for ten minutes',
    response: { status: 200, body: passkeyCreationOptionsSchema },
    needsClient: true,
    errors: [...changeErrors, 'too_many_passkeys'],
  }),
  addPasskey: defineRoute({
    method: 'post',
    path: '/api/second-factor/passkeys',
    access: 'signed-in',
    summary: `Add the passkey that the browser has created (at most ${PASSKEYS_MAX})`,
    body: z.object({ name: passkeyNameSchema, response: passkeyRegistrationSchema }),
    response: { status: 200, body: addedSecondFactorSchema },
    needsClient: true,
    beginsSession: true,
    setsCookies: ['device'],
    errors: ['invalid_request', ...changeErrors, 'passkey_rejected', 'passkey_exists', 'too_many_passkeys'],
  }),
  removePasskey: defineRoute({
    method: 'delete',
    path: '/api/second-factor/passkeys/{id}',
    access: 'signed-in',
    summary: 'Remove a passkey; the recovery codes go with the last second factor',
    params: idParamsSchema,
    response: { status: 204, body: null },
    needsClient: true,
    errors: [...changeErrors, 'passkey_not_found', 'last_second_factor'],
  }),
  createRecoveryCodes: defineRoute({
    method: 'post',
    path: '/api/second-factor/recovery-codes',
    access: 'signed-in',
    summary: `${RECOVERY_CODE_COUNT} new recovery codes, shown once; the earlier ones are no longer valid`,
    response: { status: 200, body: newRecoveryCodesSchema },
    needsClient: true,
    errors: [...changeErrors, 'no_second_factor'],
  }),
};
