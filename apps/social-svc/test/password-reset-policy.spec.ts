import fc from 'fast-check';
import type { ExternalIdentity } from '../src/generated/prisma/client.ts';
import { decideResetRequest, MAILS_PER_DAY, MAILS_PER_HOUR } from '../src/password-resets/password-reset.policy.ts';

const email = 'mei@example.com';
const identity: ExternalIdentity = {
  issuer: 'https://id.example',
  subject: 's',
  accountId: '0197a3f0-0000-7000-8000-000000000001',
  createdAt: new Date(0),
};
const none = { lastHour: 0, lastDay: 0 };

it.each([
  [null, none, 'unknown_account'],
  [{ email: null, externalIdentities: [] }, none, 'no_email'],
  [{ email: null, externalIdentities: [identity] }, none, 'no_email'],
  [{ email, externalIdentities: [] }, none, 'mail_sent'],
  [{ email, externalIdentities: [identity] }, none, 'provider_notice'],
  [{ email, externalIdentities: [] }, { lastHour: 2, lastDay: 5 }, 'mail_sent'],
  [{ email, externalIdentities: [] }, { lastHour: 3, lastDay: 3 }, 'limited'],
  [{ email, externalIdentities: [] }, { lastHour: 0, lastDay: 6 }, 'limited'],
  [{ email, externalIdentities: [identity] }, { lastHour: 3, lastDay: 3 }, 'limited'],
  // The address belongs to another account.
  [{ email, emailKey: null, externalIdentities: [] }, none, 'no_email'],
] as const)('%j with %j leads to %s', (account, sent, outcome) => {
  const copy = account && {
    emailKey: account.email,
    ...account,
    externalIdentities: [...account.externalIdentities],
  };
  expect(decideResetRequest(copy, sent)).toBe(outcome);
});

it('no mail leaves when a limit is reached, and no code for an account without a password', () => {
  const accounts = fc.option(
    fc.record({
      email: fc.option(fc.constant(email)),
      emailKey: fc.option(fc.constant(email)),
      externalIdentities: fc.constantFrom<ExternalIdentity[]>([], [identity]),
    }),
  );
  const counts = fc.record({ lastHour: fc.nat(10), lastDay: fc.nat(10) });
  fc.assert(
    fc.property(accounts, counts, (account, sent) => {
      const outcome = decideResetRequest(account, sent);
      const sends = outcome === 'mail_sent' || outcome === 'provider_notice';
      const isLimited = sent.lastHour >= MAILS_PER_HOUR || sent.lastDay >= MAILS_PER_DAY;
      expect(sends).toBe(account !== null && account.email !== null && account.emailKey !== null && !isLimited);
      expect(outcome === 'mail_sent').toBe(sends && account?.externalIdentities.length === 0);
    }),
  );
});
