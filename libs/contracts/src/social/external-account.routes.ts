import { z } from 'zod';
import { storableText } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { userSchema } from './social.schema.ts';

/** What a provider said of a person who proved to be its `subject`. Only (issuer, subject) identifies; the rest are suggestions. */
export const externalIdentitySchema = z.object({
  issuer: storableText(500).min(1),
  subject: storableText(255).min(1),
  suggestedUsername: storableText(500).nullish(),
  firstName: storableText(500).nullish(),
  lastName: storableText(500).nullish(),
  /** Left out unless the provider has verified it. */
  verifiedEmail: storableText(500).nullish(),
});
export type ExternalIdentity = z.output<typeof externalIdentitySchema>;

/** Asked by the gateway alone, once it has checked the provider's answer. */
export const externalAccountRoutes = {
  openExternalAccount: defineRoute({
    method: 'post',
    path: '/internal/accounts/external',
    access: 'internal',
    callers: ['gateway'],
    summary: "The account linked to a provider's subject, made at the first sign-in",
    body: externalIdentitySchema,
    response: { status: 200, body: userSchema },
    errors: ['invalid_request'],
  }),
};
