import type { Account, DeletionMail, RequestedDeletion } from '../../generated/prisma/client.ts';
import { composeMail, type MailContent, nameForMail } from '../../mail/mail-content.ts';
import { deletionMailTexts } from './deletion-mail-texts.ts';

/** Writes the mail that tells a user about the deletion of the account, or that it was cancelled. */
export function composeDeletionMail(
  { kind, language: storedLanguage }: Pick<DeletionMail, 'kind' | 'language'>,
  { username, deletion }: Pick<Account, 'username'> & { deletion: RequestedDeletion | null },
  publicUrl: string,
): MailContent {
  const language = storedLanguage === 'zh' ? 'zh' : 'en';
  const texts = deletionMailTexts[language];
  const { subject, what, after } = texts[kind];
  return composeMail({
    language,
    subject,
    before: [
      texts.greeting(nameForMail(username)),
      what(deletion === null ? '' : formatDay(deletion.eraseAfter, language)),
    ],
    link: new URL('/auth', publicUrl).href,
    after: [after, texts.sender(new URL(publicUrl).origin)],
  });
}

/** Returns the day in UTC, so that the mail names the same day in every time zone. */
const formatDay = (time: Date, language: 'en' | 'zh'): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-Hans' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
