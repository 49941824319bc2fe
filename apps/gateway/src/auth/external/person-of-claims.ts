import type { ExternalIdentity } from '@memory/contracts';
import type { ProviderClaims } from './login-provider.ts';

const LONGEST = 200;

/** A provider's words (OpenID Connect Core 1.0, 5.1) as a person to open an account for. */
export function personOfClaims({ issuer, subject, claims }: ProviderClaims): ExternalIdentity {
  const said = (name: string): string | undefined => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? storable(value) : undefined;
  };
  return {
    issuer,
    subject,
    suggestedUsername: said('preferred_username') ?? said('nickname') ?? said('name'),
    firstName: said('given_name') ?? said('name'),
    lastName: said('family_name'),
    verifiedEmail: claims['email_verified'] === true ? said('email') : undefined,
  };
}

/** The names are suggestions: what our contracts would refuse is dropped, so that it keeps nobody out. */
const storable = (value: string): string => [...value.replaceAll('\0', '').toWellFormed()].slice(0, LONGEST).join('');
