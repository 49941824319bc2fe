import { z } from 'zod';
import { text } from '../common.schema.ts';
import { route } from '../route.ts';
import { userSchema } from './social.schema.ts';

/** What a provider said of a person who proved to be its `subject`. Only (issuer, subject) identifies; the rest are suggestions. */
export const externalPersonSchema = z.object({
  issuer: text(500).min(1),
  subject: text(255).min(1),
  suggestedUsername: text(500).nullish(),
  firstName: text(500).nullish(),
  lastName: text(500).nullish(),
  /** Left out unless the provider has verified it. */
  verifiedEmail: text(500).nullish(),
});
export type ExternalPerson = z.output<typeof externalPersonSchema>;

/** Asked by the gateway alone, once it has checked the provider's answer. */
export const externalAccountRoutes = {
  openExternalAccount: route({
    method: 'post',
    path: '/internal/accounts/external',
    access: 'internal',
    callers: ['gateway'],
    summary: "The account linked to a provider's subject, made at the first sign-in",
    body: externalPersonSchema,
    answer: { status: 200, body: userSchema },
    errors: ['invalid_request'],
  }),
};
