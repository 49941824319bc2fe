import { z } from 'zod';
import { timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { credentialsSchema } from './credentials.schema.ts';
import { passkeyAssertionSchema, passkeyRequestOptionsSchema } from './passkey.schema.ts';
import { secondFactorCodeSchema } from './second-factor.schema.ts';

/** How many days a user has to change their mind, by signing in, before a requested deletion of the account is carried out. */
export const DAYS_UNTIL_ERASURE = 7;

/**
 * The credentials that confirm a deletion: the password if the account has one, and the second factor (a code or a passkey) if the account has one.
 * The request itself must contain them, so that a session whose user has just confirmed something else is not enough.
 */
const deletionConfirmationSchema = z.object({
  password: credentialsSchema.shape.password.optional(),
  code: secondFactorCodeSchema.optional(),
  passkey: passkeyAssertionSchema.optional(),
});
export type DeletionConfirmation = z.output<typeof deletionConfirmationSchema>;

export const accountDeletionSchema = z.object({
  /** When the account and all its data are erased, unless the user signs in before this time. */
  eraseAfter: timeSchema,
});
export type AccountDeletion = z.output<typeof accountDeletionSchema>;

/** Routes with which a signed-in user requests the deletion of their own account. */
export const accountDeletionRoutes = {
  createDeletionPasskeyOptions: defineRoute({
    method: 'post',
    path: '/api/account-deletion/passkey-options',
    access: 'signed-in',
    summary: 'What the browser needs to confirm the deletion of the account with a passkey',
    response: { status: 200, body: passkeyRequestOptionsSchema },
    needsClient: true,
    errors: ['not_signed_in', 'password_confirmation_required', 'second_factor_not_offered', 'sign_in_ended'],
  }),
  requestAccountDeletion: defineRoute({
    method: 'post',
    path: '/api/account-deletion',
    access: 'signed-in',
    summary: `Delete one's own account in ${DAYS_UNTIL_ERASURE} days. Ends all sessions and hides the account from everyone; signing in cancels it. Needs the password, and the second factor if there is one; without a password, a new sign-in at the provider (/api/login?again=1)`,
    body: deletionConfirmationSchema,
    response: { status: 202, body: accountDeletionSchema },
    needsClient: true,
    endsSession: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'password_confirmation_required',
      'wrong_password',
      'second_factor_required',
      'wrong_code',
      'passkey_rejected',
      'account_deletion_unavailable',
      'user_not_found',
      'too_many_requests',
    ],
  }),
};
