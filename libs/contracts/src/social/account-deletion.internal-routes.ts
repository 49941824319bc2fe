import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

const params = z.object({ userId: idSchema });
/** `language` is the language of the mail with which social-svc confirms the cancellation to the user. */
const body = z.object({ language: z.enum(['en', 'zh']) });

/** The route through which the gateway cancels the deletion of an account whose user signs in at the provider. */
export const internalAccountDeletionRoutes = {
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
