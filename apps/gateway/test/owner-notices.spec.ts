import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

it.each([
  { isFirst: true, isChosen: false, notices: ['transcription_undecided'] },
  { isFirst: true, isChosen: true, notices: [] },
  { isFirst: false, isChosen: false, notices: [] },
])('are for the owner alone, while nothing is decided: %j', async ({ isFirst, isChosen, notices }) => {
  const { browser, userId } = await app.newSignedInBrowser();
  app.services.social.setBody(`/internal/accounts/${userId}/first`, { isFirst });
  app.services.media.setBody('/internal/transcription', { provider: 'off', isChosen });
  const response = await browser.fetch('/api/owner-notices');
  expect([response.status, await response.json()]).toEqual([200, { isOwner: isFirst, notices }]);
});

it('are not for anybody who is signed out', async () => {
  expect((await app.newBrowser().fetch('/api/owner-notices')).status).toBe(401);
});
