import { mailAddressOf } from '../accounts/email-unique-key.ts';
import type { Account, ExternalIdentity } from '../generated/prisma/client.ts';

export type AccountWithIdentities = Account & { externalIdentities: ExternalIdentity[] };

/**
 * The maximum number of mails for an account within an hour and within a day. The limits protect the mailbox, because anyone can request a mail for
 * any account. Three mails are enough for a person who checks the spam folder late. With six mails per day, the person can try again later at home.
 */
export const MAILS_PER_HOUR = 3;
export const MAILS_PER_DAY = 6;

/**
 * The result of a request for a mail. `mail_sent`: a mail with a code. `provider_notice`: a mail that says that the account has no password.
 * `registration_notice`: a mail that says that someone registered with the address. For all other results no mail is sent. The person who sent the
 * request never learns the result.
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
 * Decides the result of a request.
 * @param account the account that the request names; null when there is no such account, or when the account was deleted after the request
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
