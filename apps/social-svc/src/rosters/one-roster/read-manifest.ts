import { ApiError } from '@memory/service-kit';
import type { RosterArchive } from './roster-archive.ts';

/** Whether a file has everything (`bulk`) or only what has changed (`delta`), or is not a part of the archive. */
export type FileMode = 'absent' | 'bulk' | 'delta';

/** The files that the import reads. */
export const rosterFiles = ['academicSessions', 'classes', 'enrollments', 'roles', 'users'] as const;
export type RosterFile = (typeof rosterFiles)[number];
/** Other files that an archive for rosters has. They must be there when the manifest names them, and are not read. */
const OTHER_FILES = ['courses', 'orgs'] as const;

/** 1.1, 1.2, and the corrections of 1.2. */
const SUPPORTED_VERSION = /^1\.(1|2(\.\d)?)$/;

export type Manifest = Readonly<Record<RosterFile, FileMode>>;

/**
 * Reads which files the archive has.
 * @throws ApiError `roster_manifest_missing` for another version, `roster_file_missing` for a file that is named and absent
 */
export async function readManifest(archive: RosterArchive): Promise<Manifest> {
  const properties = new Map<string, string>();
  for await (const { values } of archive.rowsOf('manifest.csv', { required: ['propertyName', 'value'] }))
    properties.set(values.propertyName, values.value);
  if (!SUPPORTED_VERSION.test(properties.get('oneroster.version') ?? '')) throw new ApiError('roster_manifest_missing');
  const modeOf = (file: string): FileMode => {
    const mode = properties.get(`file.${file}`);
    if (mode !== 'bulk' && mode !== 'delta') return 'absent';
    if (!archive.has(`${file}.csv`)) throw new ApiError('roster_file_missing');
    return mode;
  };
  OTHER_FILES.forEach(modeOf);
  return Object.fromEntries(rosterFiles.map((file) => [file, modeOf(file)])) as Record<RosterFile, FileMode>;
}
