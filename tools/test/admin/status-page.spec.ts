import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testIdentitySettings } from '@memory/service-kit/testing';

const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../admin.ts'), 'status:page'],
  {
    env: { PATH: process.env.PATH, ...testIdentitySettings('admin'), REDIS_URL: 'redis://127.0.0.1:1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let address: URL;
beforeAll(async () => {
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('http')) continue;
    address = new URL(line);
    return;
  }
});
afterAll(async () => {
  child.kill();
  await once(child, 'exit');
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, address), { headers, redirect: 'manual' });

/** Sends a request with another `Host`, which `fetch` does not allow. @returns the status */
const statusFor = (host: string, cookie: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: address.hostname, port: address.port, headers: { host, cookie } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });

it('the page opens once with the token of its address, and then with the cookie alone', async () => {
  expect(address.hostname).toBe('127.0.0.1');
  expect((await get('/')).status).toBe(403);
  expect((await get('/status')).status).toBe(403);
  expect((await get(`/?token=${'x'.repeat(43)}`)).status).toBe(403);

  const opened = await get(address.href);
  const [cookie = ''] = opened.headers.getSetCookie();
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  const again = await get(address.href, { 'accept-language': 'zh-CN' });
  expect([again.status, await again.text()]).toEqual([403, expect.stringContaining('只能使用一次')]);

  const signedIn = { cookie: cookie.split(';')[0]! };
  const page = await get('/', signedIn);
  const html = await page.text();
  expect(page.status).toBe(200);
  const nonce = /'nonce-([\w-]+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
  expect(html).toContain(`<script nonce="${nonce}">`);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await (await get('/?lang=zh', signedIn)).text()).toContain('lang="zh"');
  expect((await get('/status', signedIn)).status).toBe(200);
  expect((await get('/', { cookie: 'memory.status=forged' })).status).toBe(403);
  expect((await get('/other', signedIn)).status).toBe(404);
  // A page of another site whose name resolves to 127.0.0.1 could otherwise read it.
  expect(await statusFor('evil.example', signedIn.cookie)).toBe(403);
  expect((await fetch(new URL('/', address), { method: 'POST', headers: signedIn })).status).toBe(403);
});
