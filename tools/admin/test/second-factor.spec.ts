import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSigningKey } from '@memory/service-kit/signing-keys';
import { runAdmin } from './run-admin.ts';

const id = '0197a3f0-0000-7000-8000-000000000001';
let requests: unknown[];
let social: Server;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  social = createServer(async (request, response) => {
    const { method, url = '' } = request;
    requests.push([method, url, await text(request)]);
    const respond = (status: number, body?: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
    const [, username] = /\?username=(.*)$/.exec(url) ?? [];
    if (username === 'nobody') return respond(404, { code: 'user_not_found', message: 'not found' });
    if (username !== undefined) return respond(200, { id: username === 'external' ? 'other' : id, username });
    if (url.includes('/other/')) return respond(403, { code: 'second_factor_not_offered', message: 'not offered' });
    return respond(204);
  });
  social.listen(0, '127.0.0.1');
  await once(social, 'listening');
  const url = `http://127.0.0.1:${(social.address() as AddressInfo).port}`;
  env = { SIGNING_KEY: createSigningKey(), REDIS_URL: 'redis://unused', SOCIAL_URL: url };
});
afterAll(() => void social.close());
beforeEach(() => {
  requests = [];
});

const find = (username: string) => ['GET', `/internal/accounts?username=${username}`, ''];
const path = `/internal/accounts/${id}/second-factor`;

it.each([
  ['second-factor:require', ['PATCH', path, '{"required":true}'], /needs a second factor from now on/],
  ['second-factor:optional', ['PATCH', path, '{"required":false}'], /may do without a second factor/],
  ['second-factor:reset', ['DELETE', path, ''], /the password alone opens the account/],
])('%s changes the account with the username, and says what follows', async (command, change, output) => {
  const { code, out } = await runAdmin([command, 'mei'], env);
  expect([code, out]).toEqual([0, expect.stringMatching(output)]);
  expect(requests).toEqual([find('mei'), change]);
});

it.each(['second-factor:require', 'second-factor:optional', 'second-factor:reset'])(
  '%s says when there is no such person, and asks for a username',
  async (command) => {
    expect(await runAdmin([command, 'nobody'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account nobody'),
    });
    expect(requests).toEqual([find('nobody')]);
    expect(await runAdmin([command], env)).toMatchObject({ code: 2 });
  },
);

it('a second factor is required at the provider of an external account', async () => {
  expect(await runAdmin(['second-factor:require', 'external'], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('signs in with the external provider'),
  });
});
