import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has accepted. */
export interface ReceivedMail {
  /** The recipients of the SMTP envelope, to whom mail servers deliver the mail. */
  readonly recipients: string[];
  /** The mail as it was sent, with its headers. */
  readonly source: string;
  /** The parsed mail. */
  readonly content: Email;
}

export interface TestMailServer {
  /** The value of SMTP_URL that makes a service send its mails to this server. */
  readonly url: string;
  /** All accepted mails, oldest first. */
  readonly mails: ReceivedMail[];
  /** The error with which the server rejects the next mails, such as `{ responseCode: 451 }`. With null, it accepts them. */
  rejection: { responseCode: number; message: string } | null;
  /** How many mails were rejected. */
  readonly rejectedCount: number;
  stop(): Promise<void>;
}

/**
 * Starts an SMTP server on this machine. It accepts every mail and delivers none.
 * @param port a free port by default
 */
export async function startTestMailServer({ port = 0 }: { port?: number } = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let rejectedCount = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (!mailServer.rejection) return done();
      rejectedCount += 1;
      done(Object.assign(new Error(mailServer.rejection.message), mailServer.rejection));
    },
    onData(stream, session, done) {
      void callbackify(async () => {
        const source = await text(stream);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, source, content: await PostalMime.parse(source) });
      })(done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?tls=off`,
    mails,
    rejection: null,
    get rejectedCount() {
      return rejectedCount;
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return mailServer;
}
