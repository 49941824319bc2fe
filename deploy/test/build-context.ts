import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ignore from 'ignore';

/**
 * Copies the build context of the container images: the files that git tracks or does not ignore, except those that .dockerignore excludes.
 */
export function copyBuildContext(context: string, target: string): void {
  const ignored = ignore().add(readFileSync(join(context, '.dockerignore'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: context,
    encoding: 'utf8',
  });
  for (const file of ignored.filter(listed.split('\0').filter((name) => name && existsSync(join(context, name))))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(context, file), join(target, file));
  }
}

/**
 * Puts the packages of this checkout into a folder with hard links, instead of running `npm install`, which takes a minute or two with the
 * same result.
 * @returns false when the target is on another file system, where hard links are impossible
 */
export function linkInstalledPackages(context: string, target: string): boolean {
  const manifests = execFileSync('git', ['ls-files', '-z', '--', 'package.json', '**/package.json'], {
    cwd: context,
    encoding: 'utf8',
  });
  try {
    for (const manifest of manifests.split('\0').filter((name) => name !== '')) {
      const modules = join(dirname(manifest), 'node_modules');
      if (existsSync(join(context, modules)))
        execFileSync('cp', ['-al', join(context, modules), join(target, modules)], { stdio: 'ignore' });
    }
    return true;
  } catch {
    return false;
  }
}
