import { rmSync } from 'node:fs';

export default function removeData(): void {
  const folder = process.env.STORIES_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
