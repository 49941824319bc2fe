import { composeMail, type MailContent, type MailLanguage, nameForMail } from '../../mail/mail-content.ts';
import { resetLink } from '../reset-link.ts';
import { resetMailTexts } from './reset-mail-texts.ts';

export interface ResetMailData {
  readonly kind: 'mail_sent' | 'provider_notice' | 'registration_notice';
  readonly username: string;
  readonly language: MailLanguage;
  /** The reset code; null for a mail without a reset code. */
  readonly code: string | null;
}

/** Writes the mail with a reset code, or the mail that explains why it contains no code. */
export function composeResetMail({ kind, username, language, code }: ResetMailData, publicUrl: string): MailContent {
  if (kind === 'registration_notice') return composeRegistrationNotice(username, publicUrl);
  const texts = resetMailTexts[language];
  const { origin } = new URL(publicUrl);
  return composeMail({
    language,
    subject: code === null ? texts.noPasswordSubject : texts.subject,
    before: [texts.greeting(nameForMail(username)), code === null ? texts.noPassword : texts.openLink],
    link: code === null ? new URL('/auth', publicUrl).href : resetLink(publicUrl, code),
    after: [...(code === null ? [texts.notYou] : [texts.lifetime, texts.keepSecret]), texts.sender(origin)],
  });
}

/** The mail to the owner of an address with which someone has registered, in both languages. */
function composeRegistrationNotice(username: string, publicUrl: string): MailContent {
  const languages = [resetMailTexts.en, resetMailTexts.zh];
  const { origin } = new URL(publicUrl);
  return composeMail({
    language: 'en',
    subject: languages.map(({ registeredSubject }) => registeredSubject).join(' · '),
    before: languages.flatMap(({ greeting, registered }) => [greeting(nameForMail(username)), registered]),
    link: new URL('/auth', publicUrl).href,
    after: languages.flatMap(({ notYouRegistered, sender }) => [notYouRegistered, sender(origin)]),
  });
}
