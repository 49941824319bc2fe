import stories from './playwright.config.ts';

const { projects: _, ...shared } = stories;

/** Pictures of every screen (`npm run screenshots`), to be looked at: they assert nothing. They land in `.results/screenshots`. */
export default { ...shared, workers: 1, testDir: 'screenshots', timeout: 400_000, reporter: 'list', use: { ...stories.use, screenshot: 'off', trace: 'off' } };
