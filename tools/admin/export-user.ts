import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Refusal } from '../steps.ts';
import { askService } from './ask-service.ts';
import { formatByteSize } from './byte-size.ts';
import type { Command } from './command.ts';
import { findUser } from './users.ts';

export const exportUserCommand: Command = {
  name: 'user:export',
  summary: 'Writes everything of a person into a ZIP file, as they can have it themselves at /api/export',
  usage: '<username> [--out file.zip]',
  options: { out: { type: 'string' } },
  words: { min: 1, max: 1 },
  async run({ positionals: [username = ''], options }, find) {
    const installation = find();
    const user = await findUser(installation, username);
    const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    // A username may hold anything but spaces, slashes too.
    const file = resolve(
      String(options.out ?? `memory-export-${user.username.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')}-${day}.zip`),
    );
    if (existsSync(file)) throw new Refusal(`${file} exists already.`);
    const answer = await askService(installation, 'media-svc', `/internal/people/${user.id}/archive`);
    const bytes = await write(answer, file);
    process.stdout.write(
      `${file} (${formatByteSize(bytes)}). It is private: give it to ${user.username} alone, and keep no copy.\n`,
    );
  },
};

/** Under its name only when it is whole, and for the owner's eyes alone. @returns its size in bytes */
async function write(answer: Response, file: string): Promise<number> {
  const part = `${file}.part`;
  const target = createWriteStream(part, { mode: 0o600, flags: 'wx' });
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), target);
    renameSync(part, file);
  } catch (cause) {
    // A file that existed before is not this command's to remove.
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(part, { force: true });
    throw new Refusal(`The export broke off: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  return target.bytesWritten;
}
