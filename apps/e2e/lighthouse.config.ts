import stories from './playwright.config.ts';

const { projects: _, ...shared } = stories;

/**
 * Playwright's configuration for `npm run lighthouse`: measures the Lighthouse scores of the first screens, with a complete installation.
 */
export default { ...shared, workers: 1, testDir: 'lighthouse', timeout: 300_000, reporter: 'line' };
