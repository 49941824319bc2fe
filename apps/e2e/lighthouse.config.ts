import stories from './playwright.config.ts';

const { projects: _, ...shared } = stories;

/** Lighthouse scores of the first screens (`npm run lighthouse`), over a complete installation. */
export default { ...shared, workers: 1, retries: 0, testDir: 'lighthouse', timeout: 300_000, reporter: 'line' };
