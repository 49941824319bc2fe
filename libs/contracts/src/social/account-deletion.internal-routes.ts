import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { accountDeletionSchema } from '../gateway/account-deletion.routes.ts';
import { defineRoute } from '../route.ts';

const params = z.object({ userId: idSchema });
/** The language of the mail that tells the user about the requested deletion. */
const body = z.object({ language: z.enum(['en', 'zh']) });

/** Routes through which the gateway requests and cancels the deletion of an account. The gateway owns the sessions; social-svc owns the accounts. */
export const internalAccountDeletionRoutes = {
  storeAccountDeletion: defineRoute({
    method: 'post',
    path: '/internal/accounts/{userId}/deletion',
    access: 'internal',
    callers: ['gateway'],
    summary:
      'Hide an account from everyone and erase it in some days; the caller has confirmed the user and ends the sessions',
    params,
    body,
    response: { status: 200, body: accountDeletionSchema },
    errors: ['invalid_request', 'user_not_found', 'account_deletion_unavailable'],
  }),
  cancelAccountDeletion: defineRoute({
    method: 'post',
    path: '/internal/accounts/{userId}/deletion/cancel',
    access: 'internal',
    callers: ['gateway'],
    summary: 'Keep an account whose user has signed in',
    params,
    body,
    response: {
      status: 200,
      body: z.object({
        /** Whether there was a deletion to cancel. */
        cancelled: z.boolean(),
      }),
    },
    errors: ['invalid_request', 'user_not_found'],
  }),
};
