import { z } from 'zod';

/** The default ports of the two ways to send mail by TLS: STARTTLS on the submission port, and TLS from the first byte (RFC 8314). */
const STARTTLS_PORT = 587;
const IMPLICIT_TLS_PORT = 465;

const SMTP_URL_ERROR =
  'must look like smtps://user:password@host or smtp://user:password@host:587; ?tls=off sends without encryption';
const MAIL_FROM_ERROR = 'must look like memory@school.example or Memory <memory@school.example>';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Whether the connection begins with TLS. Otherwise the connection is encrypted by STARTTLS. */
  readonly secure: boolean;
  /** Whether a server that cannot encrypt is refused. Mails contain codes that open accounts. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** The setting SMTP_URL. An error does not repeat the value, which may contain a password. */
export const smtpUrlSchema = z
  .url({ protocol: /^smtps?$/, error: SMTP_URL_ERROR, abort: true })
  .refine((text) => ['', '?tls=off'].includes(new URL(text).search), { error: SMTP_URL_ERROR, abort: true })
  .transform((text): SmtpSettings => {
    const { protocol, hostname, port, username, password, search } = new URL(text);
    const secure = protocol === 'smtps:';
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port) || (secure ? IMPLICIT_TLS_PORT : STARTTLS_PORT),
      secure,
      requireTLS: !secure && search === '',
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    };
  });

/** A sender: an address alone, or a name with the address in angle brackets. */
const SENDER = /^(?:(?<name>[^<>"@\p{Cc}]{1,80}?) *<(?<addressOfName>[^<>]+)>|(?<address>[^<>\s]+))$/u;

/** The setting MAIL_FROM. */
export const mailFromSchema = z.string().transform((text, context): { name: string; address: string } => {
  const { name = '', addressOfName, address = addressOfName } = SENDER.exec(text)?.groups ?? {};
  if (z.email().safeParse(address).success) return { name, address: address! };
  context.addIssue({ code: 'custom', message: MAIL_FROM_ERROR });
  return z.NEVER;
});
