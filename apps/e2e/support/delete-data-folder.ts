import { rmSync } from 'node:fs';

/** Playwright's global teardown: deletes the data folder of the installation that the stories used. */
export default function deleteDataFolder(): void {
  const folder = process.env.STORIES_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
