import pLimit from 'p-limit';
import { type Credentials, signInRequest } from '../../load/scenarios/sign-in.ts';
import { LoadClient } from './load-client.ts';

/** The number of sign-ins at a time: verifying a password keeps a core busy. */
const CONCURRENCY = 4;
/** Half of the sign-ins that the product accepts from an address in an hour. */
const SIGN_INS_PER_ADDRESS = 1_000;

/**
 * Signs users in with their passwords, each thousand from another address of the loopback network, as pupils of several schools would.
 * @returns their session cookies, in the same order
 */
export async function signInUsers(productUrl: string, credentials: readonly Credentials[]): Promise<string[]> {
  const cookies: string[] = [];
  const limit = pLimit(CONCURRENCY);
  for (let first = 0; first < credentials.length; first += SIGN_INS_PER_ADDRESS) {
    const client = new LoadClient(productUrl, `127.0.1.${1 + first / SIGN_INS_PER_ADDRESS}`);
    const group = credentials.slice(first, first + SIGN_INS_PER_ADDRESS);
    cookies.push(...(await Promise.all(group.map((one) => limit(() => signIn(client, one))))));
    await client.close();
  }
  return cookies;
}

async function signIn(client: LoadClient, credentials: Credentials): Promise<string> {
  const { status, headers, body } = await client.send(signInRequest(credentials));
  if (status !== 200) throw new Error(`${credentials.username} could not sign in: ${status} ${body.toString('utf8')}`);
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    .join('; ');
}
