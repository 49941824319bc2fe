import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { halfWidthLine, singleLine, storableText } from '../text/text.schema.ts';

/**
 * The claims of an external identity provider about a user who signed in there. Only `issuer` and `subject` together identify the user;
 * the other claims are suggestions for the profile.
 */
export const externalIdentitySchema = z.object({
  issuer: storableText(500).min(1),
  subject: storableText(255).min(1),
  suggestedUsername: singleLine(500).nullish(),
  firstName: singleLine(500).nullish(),
  lastName: singleLine(500).nullish(),
  /** The user's email address. Absent unless the provider has verified that it belongs to the user. */
  verifiedEmail: halfWidthLine(500).nullish(),
  /** All claims that contain an email address, verified or not. A suggested name that was derived from an email address is not used. */
  addresses: z.array(halfWidthLine(500)).max(20).optional(),
});
export type ExternalIdentity = z.output<typeof externalIdentitySchema>;

/** An account whose username is an email address or a part of an email address. */
const addressNameSchema = z.object({ id: idSchema, username: z.string() });
export type AddressName = z.output<typeof addressNameSchema>;

/** Names that accounts of an external provider got before names were checked. */
export const externalAccountRoutes = {
  listAddressNames: defineRoute({
    method: 'get',
    path: '/internal/address-names',
    access: 'internal',
    callers: ['admin'],
    summary: 'The accounts of a provider whose username is an email address or a part of one, until their next sign-in',
    response: { status: 200, body: z.array(addressNameSchema) },
    errors: [],
  }),
};
