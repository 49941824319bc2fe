import { networkInterfaces, platform } from 'node:os';
import { MetricsServer } from '@memory/service-kit';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ HOST: '0.0.0.0', METRICS_PORT: '0' });
});
afterAll(() => app.close());

/**
 * Returns the addresses of this machine other than 127.0.0.1. 127.0.0.2 is one of them on Linux, because Linux accepts connections on all
 * of 127.0.0.0/8.
 */
const otherAddresses = (): string[] => {
  const outside = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  return [...outside.map(({ address }) => address), ...(platform() === 'linux' ? ['127.0.0.2'] : [])];
};

it('metrics are served on 127.0.0.1 only, whatever address the gateway listens on', async () => {
  const { port } = new URL(app.app.get(MetricsServer).url ?? '');
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  for (const address of otherAddresses())
    await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow('fetch failed');
});
