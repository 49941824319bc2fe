import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';

/**
 * The maximum length of a commit subject. `npm run lint` checks the latest commits, because `git log --oneline` shows 72 characters on a terminal of
 * 80 columns. In a copy of the repository without history, nothing is checked.
 */
const SUBJECT_MAX_LENGTH = 72;
const CHECKED_COMMITS = 50;

if (existsSync(join(repositoryRoot, '.git'))) {
  const log = execFileSync(
    'git',
    ['-c', `safe.directory=${repositoryRoot}`, 'log', `-${CHECKED_COMMITS}`, '--no-merges', '--format=%h %s'],
    {
      encoding: 'utf8',
    },
  );
  const tooLong = log.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > SUBJECT_MAX_LENGTH);
  for (const line of tooLong) console.error(`Commit subject longer than ${SUBJECT_MAX_LENGTH} characters: ${line}`);
  process.exitCode = tooLong.length > 0 ? 1 : 0;
}
