import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import {
  passkeyCreationOptionsSchema,
  passkeyNameSchema,
  passkeyRegistrationSchema,
} from '../gateway/passkey.schema.ts';
import {
  addedSecondFactorSchema,
  newRecoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorStatusSchema,
  totpSetupSchema,
} from '../gateway/second-factor.schema.ts';
import { defineRoute } from '../route.ts';
import { storableText } from '../text/text.schema.ts';
import { credentialsSchema } from './credentials.schema.ts';

const userParams = z.object({ userId: idSchema });
const rpIdSchema = storableText(255).min(1);
/** Where the browser created or used a passkey: the challenge that the gateway has stored, and the origin and the domain of the gateway. */
const ceremony = { challenge: z.string().min(1).max(200), origin: z.string().min(1).max(300), rpId: rpIdSchema };

const gatewayRoute = { access: 'internal', callers: ['gateway'] } as const;
const adminRoute = { access: 'internal', callers: ['admin'] } as const;
const PREFIX = '/internal/accounts/{userId}/second-factor' as const;

/** Routes through which the gateway changes second factors, and administrators require and reset them. */
export const secondFactorInternalRoutes = {
  confirmAccountPassword: defineRoute({
    ...gatewayRoute,
    method: 'post',
    path: '/internal/accounts/{userId}/confirm-password',
    summary: 'Whether this is the password of an account',
    params: userParams,
    body: z.object({ currentPassword: credentialsSchema.shape.password }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'wrong_password', 'user_not_found'],
  }),
  readAccountSecondFactor: defineRoute({
    ...gatewayRoute,
    method: 'get',
    path: PREFIX,
    summary: 'The second factor of an account',
    params: userParams,
    response: { status: 200, body: secondFactorStatusSchema },
    errors: ['user_not_found'],
  }),
  startAccountTotpSetup: defineRoute({
    ...gatewayRoute,
    method: 'post',
    path: `${PREFIX}/totp`,
    summary: 'A new key for an authenticator app',
    params: userParams,
    response: { status: 200, body: totpSetupSchema },
    errors: ['user_not_found', 'second_factor_not_offered'],
  }),
  confirmAccountTotpSetup: defineRoute({
    ...gatewayRoute,
    method: 'post',
    path: `${PREFIX}/totp/confirm`,
    summary: 'Confirm the first code of the new authenticator app',
    params: userParams,
    body: z.object({ code: secondFactorCodeSchema }),
    response: { status: 200, body: addedSecondFactorSchema },
    errors: ['invalid_request', 'user_not_found', 'second_factor_not_offered', 'totp_setup_expired', 'wrong_code'],
  }),
  removeAccountTotp: defineRoute({
    ...gatewayRoute,
    method: 'delete',
    path: `${PREFIX}/totp`,
    summary: 'Remove the authenticator app',
    params: userParams,
    response: { status: 204, body: null },
    errors: ['user_not_found', 'second_factor_not_offered', 'totp_not_found', 'last_second_factor'],
  }),
  createPasskeyCreationOptions: defineRoute({
    ...gatewayRoute,
    method: 'post',
    path: `${PREFIX}/passkey-creation-options`,
    summary: 'Creation options for a new passkey; the caller stores the challenge',
    params: userParams,
    body: z.object({ rpId: rpIdSchema }),
    response: { status: 200, body: passkeyCreationOptionsSchema },
    errors: ['invalid_request', 'user_not_found', 'second_factor_not_offered', 'too_many_passkeys'],
  }),
  addAccountPasskey: defineRoute({
    ...gatewayRoute,
    method: 'post',
    path: `${PREFIX}/passkeys`,
    summary: 'Add a passkey',
    params: userParams,
    body: z.object({ ...ceremony, name: passkeyNameSchema, response: passkeyRegistrationSchema }),
    response: { status: 200, body: addedSecondFactorSchema },
    errors: [
      'invalid_request',
      'user_not_found',
      'second_factor_not_offered',
      'passkey_rejected',
      'passkey_exists',
      'too_many_passkeys',
    ],
  }),
  removeAccountPasskey: defineRoute({
    ...gatewayRoute,
    method: 'delete',
    path: `${PREFIX}/passkeys/{id}`,
    summary: 'Remove a passkey',
    params: z.object({ userId: idSchema, id: idSchema }),
    response: { status: 204, body: null },
    errors: ['user_not_found', 'second_factor_not_offered', 'passkey_not_found', 'last_second_factor'],
  }),
  createAccountRecoveryCodes: defineRoute({
    ...gatewayRoute,
    method: 'post',
    path: `${PREFIX}/recovery-codes`,
    summary: 'Replace the recovery codes',
    params: userParams,
    response: { status: 200, body: newRecoveryCodesSchema },
    errors: ['user_not_found', 'second_factor_not_offered', 'no_second_factor'],
  }),
  setSecondFactorRequirement: defineRoute({
    ...adminRoute,
    method: 'patch',
    path: PREFIX,
    summary: 'Require a second factor of an account, or no longer; ends its sessions',
    params: userParams,
    body: z.object({ required: z.boolean() }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'user_not_found', 'second_factor_not_offered'],
  }),
  resetSecondFactor: defineRoute({
    ...adminRoute,
    method: 'delete',
    path: PREFIX,
    summary: 'Remove the second factor of somebody who lost it; ends the sessions',
    params: userParams,
    response: { status: 204, body: null },
    errors: ['user_not_found'],
  }),
};
