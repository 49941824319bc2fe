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
 * Usernames that a mail repeats: letters, digits, hyphens and underscores. Mail programs make links of texts such as `site.example/gift`, and
 * a username may be such a text: an attacker could register it with the address of another person, and let this server send them the link.
 */
const HARMLESS_USERNAME = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** The username as a mail may repeat it; null for one that a mail program could make a link of. */
export const nameForMail = (username: string): string | null => (HARMLESS_USERNAME.test(username) ? username : null);

/** Writes a mail as plain text and as simple HTML without images, both with the same words. */
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
