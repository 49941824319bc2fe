import { CONFIG, DegradationChecks } from '@memory/service-kit';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { SocialConfig } from '../config.ts';
import type { MailContent } from './mail-content.ts';

/**
 * The timeouts in milliseconds of the DNS lookup, the connection, the greeting, and each of up to nine responses of the mail server. Together they
 * are less than three minutes, because the next attempt begins after three minutes (`MINUTES_BEFORE_RETRY`).
 */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/**
 * The minutes between an attempt to send a mail and the next attempt. During this time no other replica takes the mail, so each interval is longer
 * than the sum of all timeouts.
 */
export const MINUTES_BEFORE_RETRY = [3, 3, 5, 10, 20] as const;

/** A mail that the server did not accept. The message is logged, so it contains neither the recipient nor the server's text. */
export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    message: string,
    /** Whether another attempt would fail as well, because the server rejects the recipient or the mail. */
    readonly isPermanent: boolean,
  ) {
    super(message);
  }
}

/** Sends mails by the SMTP server of the setting SMTP_URL. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private transport: Promise<Transporter> | undefined;
  /** Whether the last mail failed for a reason that is likely to affect other mails as well. */
  private isFailing = false;

  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    degradation: DegradationChecks,
  ) {
    if (this.isAvailable) degradation.register('mail_failing', () => this.isFailing);
  }

  /** Whether this installation sends mails. */
  get isAvailable(): boolean {
    return this.config.SMTP_URL !== undefined && this.config.MAIL_FROM !== undefined;
  }

  /**
   * Sends a mail to one address.
   * @param compose returns the mail for the given public URL of the installation
   * @throws MailError
   */
  async send(to: string, compose: (publicUrl: string) => MailContent): Promise<void> {
    const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = this.config;
    if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL) throw new Error('mails are not configured');
    const { subject, text, html } = compose(PUBLIC_URL);
    const transport = await (this.transport ??= connectLater(SMTP_URL));
    try {
      await transport.sendMail({
        from: MAIL_FROM,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Mail programs must not answer: no vacation notice, no receipt (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        xMailer: false,
      });
      this.isFailing = false;
    } catch (error) {
      const mailError = toMailError(error);
      this.isFailing = !mailError.isPermanent;
      throw mailError;
    }
  }

  async onModuleDestroy(): Promise<void> {
    (await this.transport)?.close();
  }
}

/**
 * Loads the mail library at the first mail, because the library is a tenth of the code of this service. The transport opens its connection when it
 * sends a mail.
 */
async function connectLater(server: NonNullable<SocialConfig['SMTP_URL']>): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...server,
    ...TIMEOUTS,
    ignoreTLS: !server.secure && !server.requireTLS,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Keeps only the codes of an error of the mail library, because its message contains mail addresses and the server's text. */
function toMailError(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isRejected = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent = isRejected && typeof responseCode === 'number' && responseCode >= 500;
  const description = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MailError(description.join(' ') || 'unknown error', isPermanent);
}
