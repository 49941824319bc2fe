import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '@memory/testing/test-postgres';
import { ensureBuilt } from './build/ensure-built.ts';
import './cli/end-with-npm.ts';
import { createProgressOutput } from './cli/progress.ts';
import { reportFailure } from './cli/report-failure.ts';
import { UserFacingError } from './cli/user-facing-error.ts';
import { ensureSystemPackages } from './system/system-packages.ts';
import { listFilesChangedInLastDay, listReleaseGroups, selectAffectedGroups } from './test-run/release-groups.ts';
import { runCommand } from './test-run/run-command.ts';
import { printCounts } from './test-run/test-counts.ts';
import { readProjectCounts, testResultsFolder } from './test-run/test-results.ts';

/**
 * `npm run test:release` runs what only a release, or a change of that very part, can break: the Nx targets `release-<group>`. With the
 * names of groups it runs those, and with `--affected` the groups that the last day's commits affect.
 */
const progress = createProgressOutput();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { affected: { type: 'boolean', default: false } },
  });
  const groups = selectGroups(values.affected, positionals);
  if (groups.length === 0) process.stdout.write('No group of the release tier is affected.\n');
  else {
    await ensureSystemPackages(['redis', 'ffmpeg', 'bzip2', 'chromium'], progress);
    await ensureBuilt(progress);
    await startTestPostgres();
    for (const folder of globSync('release-*', { cwd: testResultsFolder }))
      rmSync(join(testResultsFolder, folder), { recursive: true });
    progress.print(`\n# Release tier: ${groups.join(', ')}`);
    // One after the other: they measure memory, or start the whole product.
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

/** @throws UserFacingError for a name that is no group's */
function selectGroups(onlyAffected: boolean, names: readonly string[]): string[] {
  const groups = listReleaseGroups();
  const targets = (onlyAffected ? selectAffectedGroups(groups, listFilesChangedInLastDay()) : groups).map(
    ({ target }) => target,
  );
  if (names.length === 0) return targets;
  const wanted = names.map((name) => `release-${name}`);
  const unknown = wanted.filter((target) => !groups.some((group) => group.target === target));
  if (unknown.length > 0)
    throw new UserFacingError(
      `There is no group ${unknown.map((target) => target.slice('release-'.length)).join(', ')}. The groups: ${groups
        .map(({ target }) => target.slice('release-'.length))
        .join(', ')}`,
    );
  return targets.filter((target) => wanted.includes(target));
}
