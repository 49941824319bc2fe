export type MailLanguage = 'en' | 'zh';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailParts {
  readonly language: MailLanguage;
  readonly subject: string;
  /** The paragraphs before the link. */
  readonly before: readonly string[];
  readonly link: string;
  readonly after: readonly string[];
}

/**
 * The usernames that a mail may contain: letters, digits, hyphens and underscores. Mail programs turn a text such as `site.example/gift` into a
 * link. An attacker could register such a text as a username with the email address of another person, and thereby let this server send the link to
 * that person.
 */
const HARMLESS_USERNAME = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** Returns the username if a mail may contain it; null for a username that a mail program could turn into a link. */
export const nameForMail = (username: string): string | null => (HARMLESS_USERNAME.test(username) ? username : null);

/** Writes a mail as plain text and as simple HTML without images, both with the same text. */
export function composeMail({ subject, ...parts }: MailParts): MailContent {
  const { before, link, after } = parts;
  return { subject, text: `${[...before, link, ...after].join('\n\n')}\n`, html: toHtml(parts) };
}

function toHtml({ language, before, link, after }: Omit<MailParts, 'subject'>): string {
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
