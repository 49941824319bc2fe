import { type ExternalIdentity } from '@memory/contracts';
import { normalizeLine, truncateCharacters } from '@memory/contracts/text';
import type { OidcClaims } from './oidc-client.ts';

const MAX_CHARACTERS = 200;
/** The maximum number of addresses in the route contract. Providers send three or four addresses. */
const MAX_ADDRESSES = 20;

/** Maps the standard claims (OpenID Connect Core 1.0, 5.1) to the profile from which social-svc creates an account. */
export function externalProfileFromClaims({ issuer, subject, claims }: OidcClaims): ExternalIdentity {
  const textClaim = (name: string): string | undefined => {
    const value = claims[name];
    return typeof value === 'string' ? sanitize(value) || undefined : undefined;
  };
  return {
    issuer,
    subject,
    suggestedUsername: textClaim('preferred_username') ?? textClaim('nickname') ?? textClaim('name'),
    firstName: textClaim('given_name') ?? textClaim('name'),
    lastName: textClaim('family_name'),
    verifiedEmail: claims['email_verified'] === true ? textClaim('email') : undefined,
    addresses: Object.keys(claims)
      .flatMap((name) => textClaim(name) ?? [])
      .filter((value) => value.normalize('NFKC').includes('@'))
      .slice(0, MAX_ADDRESSES),
  };
}

/**
 * Makes a claim valid for the contract's schema, because an unusual name must not prevent a sign-in: removes NUL, replaces lone surrogates,
 * normalizes the text like a typed name, and shortens it.
 */
const sanitize = (value: string): string =>
  truncateCharacters(normalizeLine(value.replaceAll('\0', '').toWellFormed()), MAX_CHARACTERS);
