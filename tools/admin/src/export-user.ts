import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { localDayAt, timeZoneSchema } from '@memory/contracts';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { AdminCommand } from './command.ts';
import { requestService } from './service-request.ts';
import { findUserByUsername } from './users.ts';

/** The time zone of the days and months in the archive. The time zone of a user is not stored: browsers send it with each request. */
const DEFAULT_TIME_ZONE = 'UTC';

export const exportUserAdminCommand: AdminCommand = {
  summary: 'Writes everything of a person into a ZIP file, as they can have it themselves at /api/export',
  usage: '<username> [--out file.zip] [--time-zone Asia/Shanghai]',
  options: { out: { type: 'string' }, 'time-zone': { type: 'string' } },
  positionalCount: { min: 1, max: 1 },
  async run({ positionals: [username = ''], options }, { findInstallation, stdout }) {
    const timeZone = parseTimeZone(options['time-zone'] ?? DEFAULT_TIME_ZONE);
    const installation = findInstallation();
    const user = await findUserByUsername(installation, username);
    const file = resolve(String(options.out ?? defaultFileName(user.username, timeZone)));
    if (existsSync(file)) throw new UserFacingError(`${file} exists already.`);
    const query = new URLSearchParams({ timeZone });
    const response = await requestService(installation, 'media-svc', `/internal/people/${user.id}/archive?${query}`);
    const bytes = await writePrivateFile(response, file);
    stdout.write(
      `${file} (${formatByteSize(bytes)}). It is private: give it to ${user.username} alone, and keep no copy.\n`,
    );
  },
};

/** @throws UserFacingError for a name that the time zone database does not have */
function parseTimeZone(name: unknown): string {
  const { success, data } = timeZoneSchema.safeParse(name);
  if (!success) throw new UserFacingError(`"${String(name)}" is not a time zone. Write its name, like Asia/Shanghai.`);
  return data;
}

function defaultFileName(username: string, timeZone: string): string {
  const day = localDayAt(new Date(), timeZone);
  // A username may contain any character except spaces, even slashes, so characters other than letters and digits are replaced in the file name.
  return `memory-export-${username.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')}-${day}.zip`;
}

/**
 * Writes a response body to a file that only its owner can read. The data is written to a temporary file, which gets its final name when the download
 * is complete.
 * @returns the size in bytes
 */
async function writePrivateFile(response: Response, file: string): Promise<number> {
  const partialFile = `${file}.part`;
  const target = createWriteStream(partialFile, { mode: 0o600, flags: 'wx' });
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), target);
    renameSync(partialFile, file);
  } catch (cause) {
    // The error EEXIST means that the partial file belongs to another run of this command, so the file is not deleted.
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(partialFile, { force: true });
    throw new UserFacingError(`The export broke off: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  return target.bytesWritten;
}
