import { CONFIG, DegradationChecks } from '@memory/service-kit';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { SocialConfig } from '../config.ts';
import type { MailContent } from './mail-content.ts';

/**
 * How long the search for the address of the mail server may take, the connection, the greeting, and each of up to nine responses, in
 * milliseconds: less than three minutes together, after which another attempt begins (`MINUTES_BEFORE_RETRY`).
 */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/**
 * The minutes from each attempt to send a mail to the next one. While an attempt runs, its wait keeps other replicas from taking the same mail,
 * so each is longer than all timeouts together.
 */
export const MINUTES_BEFORE_RETRY = [3, 3, 5, 10, 20] as const;

/** A mail that the server did not accept. The message contains neither the recipient nor what the server wrote, because it is logged. */
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
  /** Whether the server did not accept the last mail for a reason that other mails would meet as well. */
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
   * @param compose writes the mail, given the public address of the installation
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

/** Loads the mail library at the first mail, because it takes a tenth of the code of this service. It connects when a mail is sent. */
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

/** The errors of the mail library contain addresses and the server's words; only their codes are kept. */
function toMailError(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isRejected = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent = isRejected && typeof responseCode === 'number' && responseCode >= 500;
  const description = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MailError(description.join(' ') || 'unknown error', isPermanent);
}
