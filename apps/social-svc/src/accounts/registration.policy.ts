import type { RegistrationMode } from '@memory/contracts';

/** How a person creates an account: with a password, or with the first sign-in at an external provider. */
export type RegistrationMethod = 'password' | 'external';

/**
 * Whether an account may be created (`allowed`), may be created only with an invitation (`needs-invitation`), or is rejected with the named error.
 */
export type RegistrationDecision = 'allowed' | 'needs-invitation' | 'registration_closed' | 'invitation_invalid';

/**
 * Decides who may create an account. A person who comes from an external provider cannot show an invitation. An installation that requires
 * invitations therefore rejects this person; otherwise everyone with an account at the provider could register.
 */
export function decideRegistration(mode: RegistrationMode, kind: RegistrationMethod): RegistrationDecision {
  switch (mode) {
    case 'open':
      return 'allowed';
    case 'invited':
      return kind === 'password' ? 'needs-invitation' : 'invitation_invalid';
    case 'closed':
      return 'registration_closed';
  }
}
