import { mailAddressOf } from '../accounts/email-unique-key.ts';
import type { Account, ExternalIdentity } from '../generated/prisma/client.ts';

export type AccountWithIdentities = Account & { externalIdentities: ExternalIdentity[] };

/**
 * The most mails that an account gets within an hour and within a day. Anyone can ask for a mail for any account, so this protects the
 * mailbox. Three mails are enough for a person who looks into the spam folder late; the day's limit lets them try again at home.
 */
export const MAILS_PER_HOUR = 3;
export const MAILS_PER_DAY = 6;

/**
 * What a request for a mail leads to. `mail_sent`: a mail with a code. `provider_notice`: a mail which says that the account has no
 * password. `registration_notice`: a mail which says that someone registered with the address. In all other cases there is no mail. The person who asked never learns which case it is.
 */
export type ResetRequestOutcome =
  | 'mail_sent'
  | 'provider_notice'
  | 'registration_notice'
  | 'no_email'
  | 'limited'
  | 'unknown_account';

export interface SentMailCounts {
  readonly lastHour: number;
  readonly lastDay: number;
}

/** Whether the account has a password that its user knows. The first sign-in with a provider creates accounts without one. */
export const hasPassword = ({ externalIdentities }: Pick<AccountWithIdentities, 'externalIdentities'>): boolean =>
  externalIdentities.length === 0;

/**
 * Decides what a request leads to.
 * @param account the account that the request names; null when there is none, or when it was deleted since
 * @param sent the mails that earlier requests for this account led to
 * @param isRegistrationNotice whether the request is a registration with the address of the account
 */
export function decideResetRequest(
  account: Pick<AccountWithIdentities, 'email' | 'emailKey' | 'externalIdentities'> | null,
  sent: SentMailCounts,
  isRegistrationNotice = false,
): ResetRequestOutcome {
  if (account === null) return 'unknown_account';
  if (mailAddressOf(account) === null) return 'no_email';
  if (sent.lastHour >= MAILS_PER_HOUR || sent.lastDay >= MAILS_PER_DAY) return 'limited';
  if (isRegistrationNotice) return 'registration_notice';
  return hasPassword(account) ? 'mail_sent' : 'provider_notice';
}
