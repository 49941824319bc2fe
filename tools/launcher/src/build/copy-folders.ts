import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * A rolldown plugin that copies folders of a workspace to the output folder, with the same paths relative to the workspace or to its `src`. In
 * watch mode a changed file is copied again.
 * @param workspace the workspace's absolute path
 * @param folders the folders, relative to the workspace
 */
export function copyFoldersPlugin(workspace: string, folders: readonly string[]): Plugin {
  return {
    name: 'copy-folders',
    buildStart() {
      for (const folder of folders) {
        for (const entry of readdirSync(join(workspace, folder), { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name);
          this.addWatchFile(path);
          this.emitFile({
            type: 'asset',
            fileName: path
              .slice(workspace.length + 1)
              .replaceAll('\\', '/')
              .replace(/^src\//, ''),
            source: readFileSync(path),
          });
        }
      }
    },
  };
}
