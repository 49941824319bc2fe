import { resetLink } from '../reset-link.ts';
import { resetMailTexts } from './reset-mail-texts.ts';

export type MailLanguage = 'en' | 'zh';

export interface ResetMailData {
  readonly username: string;
  readonly language: MailLanguage;
  /** The reset code; null for an account that has no password. */
  readonly code: string | null;
}

/**
 * Usernames that a mail repeats: letters, digits, hyphens and underscores. Mail programs make links of texts such as `site.example/gift`, and
 * a username may be such a text: an attacker could register it with the address of another person, and let this server send them the link.
 */
const HARMLESS_USERNAME = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** Writes the mail as plain text and as simple HTML without images, both with the same words. */
export function composeResetMail(
  { username, language, code }: ResetMailData,
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const texts = resetMailTexts[language];
  const { origin } = new URL(publicUrl);
  const name = HARMLESS_USERNAME.test(username) ? username : null;
  const link = code === null ? new URL('/auth', publicUrl).href : resetLink(publicUrl, code);
  const before = [texts.greeting(name), code === null ? texts.noPassword : texts.openLink];
  const after = [...(code === null ? [texts.notYou] : [texts.lifetime, texts.keepSecret]), texts.sender(origin)];
  return {
    subject: code === null ? texts.noPasswordSubject : texts.subject,
    text: `${[...before, link, ...after].join('\n\n')}\n`,
    html: toHtml({ language, before, link, after }),
  };
}

interface MailParts {
  readonly language: MailLanguage;
  readonly before: readonly string[];
  readonly link: string;
  readonly after: readonly string[];
}

function toHtml({ language, before, link, after }: MailParts): string {
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const url = escapeHtml(link);
  return [
    `<!doctype html><html lang="${language === 'zh' ? 'zh-Hans' : 'en'}"><body>`,
    ...before.map(paragraph),
    `<p><a href="${url}">${url}</a></p>`,
    ...after.map(paragraph),
    '</body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
