import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@memory/launcher/config';
import { serviceDatabases } from '@memory/launcher/topology';
import { extractPreviousRelease } from '@memory/migrate/previous-release';

const OWN_SCOPE = '@memory';
const run = promisify(execFile);

/** The environment for the scripts of a checkout, which has no programs of its own. */
export const environmentWithPackages = {
  ...process.env,
  PATH: `${join(repositoryRoot, 'node_modules/.bin')}:${process.env.PATH}`,
};

/**
 * The files of the previous release with the packages of this one. The release must not need other versions of them; a build that fails says
 * which.
 */
export class PreviousCheckout {
  readonly folder = mkdtempSync(join(tmpdir(), 'memory-previous-'));

  /** Extracts the files, and generates what is not in the repository: Prisma's clients and the dictionary. */
  static async create(): Promise<PreviousCheckout> {
    const checkout = new PreviousCheckout();
    extractPreviousRelease(checkout.folder);
    checkout.linkPackages();
    for (const { app } of serviceDatabases()) await checkout.generate(app);
    return checkout;
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Links every package of this repository, but the workspaces of the previous release instead of the present ones. */
  private linkPackages(): void {
    const packages = join(repositoryRoot, 'node_modules');
    mkdirSync(join(this.folder, 'node_modules', OWN_SCOPE), { recursive: true });
    for (const name of readdirSync(packages))
      if (name !== OWN_SCOPE && !name.startsWith('.')) this.link(join(packages, name), join('node_modules', name));
    for (const manifest of globSync(['{apps,libs,tools}/*/package.json', 'tools/package.json'], { cwd: this.folder })) {
      const workspace = dirname(manifest);
      const name = workspace.split('/').at(-1)!;
      this.link(join(this.folder, workspace), join('node_modules', OWN_SCOPE, name));
      const ownPackages = join(repositoryRoot, workspace, 'node_modules');
      if (existsSync(ownPackages)) this.link(ownPackages, join(workspace, 'node_modules'));
    }
  }

  private link(target: string, path: string): void {
    symlinkSync(target, join(this.folder, path));
  }

  private async generate(app: string): Promise<void> {
    await run('npm', ['run', '--silent', 'generate'], {
      cwd: join(this.folder, app),
      env: environmentWithPackages,
    });
  }
}
