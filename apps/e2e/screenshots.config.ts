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
  // A screen takes a few seconds. On a busy machine it takes many more, and one that never gets ready must not end the whole run.
  timeout: 120_000,
  reporter: 'dot',
  use: { ...stories.use, screenshot: 'off' as const, trace: 'off' as const },
  projects: [
    { name: 'sample data', testMatch: 'sample-data.setup.ts', timeout: 120_000 },
    { name: 'screenshots', testMatch: 'every-screen.spec.ts', dependencies: ['sample data'] },
    { name: 'schools', testMatch: 'schools.spec.ts' },
  ],
};
