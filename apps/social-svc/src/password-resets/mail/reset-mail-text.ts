import { composeMail, type MailContent, type MailLanguage, nameForMail } from '../../mail/mail-content.ts';
import { resetLink } from '../reset-link.ts';
import { resetMailTexts } from './reset-mail-texts.ts';

export interface ResetMailData {
  readonly username: string;
  readonly language: MailLanguage;
  /** The reset code; null for an account that has no password. */
  readonly code: string | null;
}

/** Writes the mail with a reset code. */
export function composeResetMail({ username, language, code }: ResetMailData, publicUrl: string): MailContent {
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
