import stories from './playwright.config.ts';

/** Lighthouse's marks for the screens people meet first (`npm run lighthouse`), over the product as it is served. */
export default { ...stories, workers: 1, projects: [], testDir: 'lighthouse', timeout: 300_000, reporter: 'line' };
