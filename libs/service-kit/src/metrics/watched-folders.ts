/** The path of each folder whose disk is watched, by its name in the metrics. */
export type WatchedFolders = ReadonlyMap<string, string>;

export const WATCHED_FOLDERS = Symbol('WATCHED_FOLDERS');

const FOLDER = /^([a-z][a-z-]*)=(\/.+)$/;

/** Parses `media=/data/media,redis=/data/redis`. @throws Error for anything else */
export function parseWatchedFolders(text: string): WatchedFolders {
  const folders = text.split(',').filter(Boolean);
  return new Map(
    folders.map((folder): [string, string] => {
      const [, name, path] = FOLDER.exec(folder) ?? [];
      if (!name || !path) throw new Error('not a list of folders');
      return [name, path];
    }),
  );
}
