import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminCommand } from '../command.ts';
import type { InstallationAccess } from '../installation.ts';
import { collectStatus } from './collect-status.ts';
import { renderStatus, renderStatusPage } from './render-status-page.ts';
import { type StatusLanguage, statusTexts } from './status-texts.ts';

const COOKIE = 'memory.status';

export const statusPageAdminCommand: AdminCommand = {
  name: 'status:page',
  summary: 'Shows the status in a browser of this machine, until Ctrl-C',
  usage: '',
  positionalCount: { min: 0, max: 0 },
  async run(_, findInstallation) {
    const { server, url } = await startStatusPage(findInstallation());
    process.stdout.write(`Open this address; it is valid once:\n${url}\nCtrl-C ends the page.\n`);
    await once(server, 'close');
  },
};

const newSecret = (): string => randomBytes(32).toString('base64url');
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string | null | undefined, expected: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));

/**
 * Serves the status page on 127.0.0.1. The product knows no administrators in browsers, so the page belongs to the person at the terminal: the
 * address contains a token that is valid once, and that is exchanged for a cookie. Other users of the machine can connect to the port, and
 * see nothing.
 */
async function startStatusPage(installation: InstallationAccess): Promise<{ server: Server; url: string }> {
  let token: string | undefined = newSecret();
  const session = newSecret();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { port } = server.address() as AddressInfo;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const language = languageOf(searchParams.get('lang'), request);
    // A page of another site could reach this server under a name of its own that resolves to 127.0.0.1.
    const isOwnHost = [`127.0.0.1:${port}`, `localhost:${port}`].includes(request.headers.host ?? '');
    if (!isOwnHost || request.method !== 'GET') return void response.writeHead(403).end();
    if (token !== undefined && isSame(searchParams.get('token'), token)) {
      token = undefined;
      const cookie = `${COOKIE}=${session}; Path=/; HttpOnly; SameSite=Strict`;
      return void response
        .writeHead(303, { location: '/', 'set-cookie': cookie, 'referrer-policy': 'no-referrer' })
        .end();
    }
    const nonce = newSecret();
    const headers = pageHeaders(nonce);
    if (!isSame(cookieOf(request), session))
      return void response
        .writeHead(403, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
        .end(statusTexts[language].page.ended);
    if (pathname !== '/' && pathname !== '/status') return void response.writeHead(404, headers).end();
    const status = await collectStatus(installation);
    response
      .writeHead(200, headers)
      .end(pathname === '/' ? renderStatusPage(status, language, nonce) : renderStatus(status, language));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=${token}` };
}

const cookieOf = ({ headers }: IncomingMessage): string | undefined =>
  (headers.cookie ?? '')
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** Returns the language that was chosen, or else the first one of the browser. */
function languageOf(chosen: string | null, { headers }: IncomingMessage): StatusLanguage {
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : 'en';
}

const pageHeaders = (nonce: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
