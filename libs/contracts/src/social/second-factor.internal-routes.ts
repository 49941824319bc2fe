import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

const userParams = z.object({ userId: idSchema });
const PATH = '/internal/accounts/{userId}/second-factor' as const;
const adminRoute = { access: 'internal', callers: ['admin'] } as const;

/** Routes through which administrators require and reset second factors. */
export const secondFactorInternalRoutes = {
  setSecondFactorRequirement: defineRoute({
    ...adminRoute,
    method: 'patch',
    path: PATH,
    summary: 'Require a second factor of an account, or no longer; ends its sessions',
    params: userParams,
    body: z.object({ required: z.boolean() }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'user_not_found', 'second_factor_not_offered'],
  }),
  resetSecondFactor: defineRoute({
    ...adminRoute,
    method: 'delete',
    path: PATH,
    summary: 'Remove the second factor of somebody who lost it; ends the sessions',
    params: userParams,
    response: { status: 204, body: null },
    errors: ['user_not_found'],
  }),
};
