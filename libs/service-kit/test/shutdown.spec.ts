import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { identityOf, startSample } from './sample-service.ts';

const rawRequest = (path: string, headers: Record<string, string>): string => {
  const lines = Object.entries({ host: 'sample', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

it('a request that arrives on an open connection during the shutdown is handled, and the connection closed', async () => {
  let respond: () => void = () => undefined;
  const [isSlow, isClosing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = await startSample((instance) => {
    const server = instance.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    server.addHook('preClose', async () => isClosing.resolve());
    server.get('/slow', async () => {
      isSlow.resolve();
      await new Promise<void>((resolve) => (respond = resolve));
      return 'slow';
    });
  });
  await app.listen(0, '127.0.0.1');
  const socket = connect(Number(new URL(await app.getUrl()).port), '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text));
  socket.write(rawRequest('/slow', {}));
  await isSlow.promise;
  const closed = app.close();
  await isClosing.promise;
  socket.write(rawRequest('/api/greetings', await identityOf('mei')));
  respond();
  await once(socket, 'close');
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 200 OK[^]*slow/);
  expect(received).toMatch(/HTTP\/1\.1 200 OK[^]*\[\{"greeting":"mei"\}\]$/);
  expect(received).not.toContain('503');
});
