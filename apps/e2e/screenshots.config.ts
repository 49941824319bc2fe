import stories from './playwright.config.ts';

const { projects: _, webServer, ...shared } = stories;

/**
 * Playwright's configuration for `npm run screenshots`: takes screenshots of every screen into `.results/screenshots` and checks nothing.
 * `npm run screenshots -- -g "home.* 390 zh"` takes some of them.
 */
export default {
  ...shared,
  // The installation requires approval of friendships, because the screen with friend requests is one of the screens.
  webServer: [webServer]
    .flat()
    .map((server) => server && { ...server, env: { ...server.env, FRIENDSHIP_APPROVAL: 'required' } }),
  testDir: 'screenshots',
  fullyParallel: true,
  retries: 0,
  timeout: 30_000,
  reporter: 'dot',
  use: { ...stories.use, screenshot: 'off' as const, trace: 'off' as const, actionTimeout: 10_000 },
  projects: [
    { name: 'sample data', testMatch: 'sample-data.setup.ts', timeout: 120_000 },
    { name: 'screenshots', testMatch: 'every-screen.spec.ts', dependencies: ['sample data'] },
  ],
};
