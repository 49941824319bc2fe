import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const ID = '01890000-0000-7000-8000-000000000000';
const robotsTag = async (path: string) =>
  (await app.newBrowser().fetch(path, { headers: { accept: '*/*' } })).headers.get('x-robots-tag');

describe('search engines', () => {
  it.each([
    '/shared/abc',
    '/SHARED/abc',
    '/%73hared/abc',
    '/shared/abc?ref=x',
    '/public-timeline',
    `/public-timeline/${ID}`,
    '/api/public-timeline',
    '/api/public-timeline?limit=1',
    `/api/public-timeline/${ID}`,
    '/api/shared/abc',
    `/api/journal-entries/${ID}`,
    `/media/${ID}`,
    `/media/${ID}?size=small`,
    // Errors too: a crawler may come while a service is down.
    '/media/nothing',
    '/api/nothing',
    '/shared/%2e%2e/x',
  ])('are told not to list %s', async (path) => {
    expect(await robotsTag(path)).toBe('noindex');
  });

  it.each(['/', '/auth', '/?from=school'])('may list %s', async (path) => {
    expect(await robotsTag(path)).toBeNull();
  });

  it('may fetch everything, so that they see the header', () => {
    const robots = readFileSync(join(import.meta.dirname, '../../web/public/robots.txt'), 'utf8');
    expect(robots.match(/^(?:dis)?allow:.*$/gim)).toEqual(['Disallow:']);
  });
});
