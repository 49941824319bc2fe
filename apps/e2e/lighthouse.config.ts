import stories from './playwright.config.ts';

const { projects: _, ...shared } = stories;

/** Lighthouse's marks for the screens people meet first (`npm run lighthouse`), over the product as it is served. */
export default { ...shared, workers: 1, retries: 0, testDir: 'lighthouse', timeout: 300_000, reporter: 'line' };
