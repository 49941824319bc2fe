import stories from './playwright.config.ts';

/** Pictures of every screen (`npm run screenshots`), to be looked at: they assert nothing. They land in `.results/screenshots`. */
export default { ...stories, workers: 1, projects: [], testDir: 'screenshots', timeout: 400_000, reporter: 'list', use: { ...stories.use, screenshot: 'off', trace: 'off' } };
