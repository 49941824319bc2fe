import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '@memory/launcher/build/ensure-built';
import { createProgressOutput } from '@memory/launcher/cli/progress';
import '@memory/launcher/cli/end-with-npm';
import { reportFailure } from '@memory/launcher/cli/report-failure';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { ensureSystemPackages } from '@memory/launcher/system/system-packages';
import { startTestPostgres } from '@memory/testing/test-postgres';
import { listFilesChangedInLastDay, listReleaseGroups, selectAffectedGroups } from './test-run/release-groups.ts';
import { runCommand } from './test-run/run-command.ts';
import { useOwnTemporaryFolder } from './test-run/temporary-folder.ts';
import { printCounts } from './test-run/test-counts.ts';
import { readProjectCounts, testResultsFolder } from './test-run/test-results.ts';

/**
 * `npm run test:release` runs the Nx targets `release-<group>`: tests that only a release, or a change of the tested part, can break. With names of
 * groups, it runs these groups. With `--affected`, it runs the groups that the last day's commits affect.
 */
/** The disk space that a run needs. The temporary files of all groups took 2,077 MB, mostly the largest accepted files and a million rows. */
const NEEDED_MB = 2_500;

const progress = createProgressOutput();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { affected: { type: 'boolean', default: false } },
  });
  const groups = selectGroups(values.affected, positionals);
  if (groups.length === 0) process.stdout.write('No group of the release tier is affected.\n');
  else {
    useOwnTemporaryFolder(NEEDED_MB);
    await ensureSystemPackages(['redis', 'ffmpeg', 'bzip2', 'chromium'], progress);
    await ensureBuilt(progress);
    await startTestPostgres();
    for (const folder of globSync('release-*', { cwd: testResultsFolder }))
      rmSync(join(testResultsFolder, folder), { recursive: true });
    progress.print(`\n# Release tier: ${groups.join(', ')}`);
    // The groups run one after the other, because they measure memory or start the whole product.
    const { ok, output } = await runCommand('nx', [
      'run-many',
      '--output-style=static',
      '--parallel=1',
      '-t',
      ...groups,
    ]);
    const counts = readProjectCounts(output, ok, groups);
    printCounts(counts);
    process.exitCode = counts.failed > 0 ? 1 : 0;
  }
} catch (error) {
  reportFailure(error);
}

/** @throws UserFacingError for a name that no group has */
function selectGroups(onlyAffected: boolean, names: readonly string[]): string[] {
  const groups = listReleaseGroups();
  const affected = onlyAffected ? selectAffectedGroups(groups, listFilesChangedInLastDay()) : groups;
  // A group may have parts in several packages.
  const targets = [...new Set(affected.map(({ target }) => target))];
  if (names.length === 0) return targets;
  const wanted = names.map((name) => `release-${name}`);
  const known = new Set(groups.map(({ target }) => target));
  const unknown = wanted.filter((target) => !known.has(target));
  if (unknown.length > 0)
    throw new UserFacingError(`There is no group ${withoutPrefix(unknown)}. The groups: ${withoutPrefix(known)}`);
  return targets.filter((target) => wanted.includes(target));
}

const withoutPrefix = (targets: Iterable<string>): string =>
  [...targets].map((target) => target.slice('release-'.length)).join(', ');
