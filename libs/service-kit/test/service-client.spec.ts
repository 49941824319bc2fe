import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IdentitySigner, readSigningKey, ServiceClient } from '../src/index.ts';
import { testIdentitySettings } from '../src/testing/index.ts';

const servers: Server[] = [];
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const signer = new IdentitySigner({
  key: readSigningKey(testIdentitySettings('social-svc').SIGNING_KEY),
  caller: 'social-svc',
});

it('a call follows no redirect, so that the identity token goes to no other address', async () => {
  const received: string[] = [];
  const elsewhere = await listen((request, response) => {
    received.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ids":[]}');
  });
  const baseUrl = await listen((request, response) => {
    response.writeHead(307, { location: elsewhere + request.url }).end();
  });
  const client = new ServiceClient({ service: 'sample', baseUrl, signer });
  const call = client.call({ userId: null }, (sample, headers) => sample.GET('/internal/active-authors', { headers }));
  await expect(call).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(received).toEqual([]);
});
