import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, dirname } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '@memory/launcher/build/ensure-built';
import { createProgressOutput } from '@memory/launcher/cli/progress';
import { repositoryRoot } from '@memory/launcher/config';
import { appFolderOfEntryFile, type TopologyProcess, serviceDatabases } from '@memory/launcher/topology';
import { previousRelease, extractPreviousRelease } from '@memory/migrate/previous-release';
import pLimit from 'p-limit';

const CONCURRENT_BUILDS = 2;
const CACHE_PREFIX = '.memory-previous-release-';

const appsOf = (processes: readonly TopologyProcess[]): string[] => [
  ...new Set(processes.map(({ entry }) => appFolderOfEntryFile(entry))),
];

/** Production builds of services in a folder of their own, so that another running build is not overwritten. */
export class BuiltServices {
  private constructor(private readonly folder: string) {}

  /** Copies the services from the build of this repository, which is brought up to date first. */
  static async ofPresentRelease(processes: readonly TopologyProcess[]): Promise<BuiltServices> {
    await ensureBuilt(createProgressOutput(null));
    const present = await BuiltServices.createEmpty();
    const copy = (app: string) => cp(join(repositoryRoot, 'dist', app), present.folderOf(app), { recursive: true });
    await Promise.all(appsOf(processes).map(copy));
    return present;
  }

  /** Builds the services of the previous release, once for each clone. */
  static async ofPreviousRelease(processes: readonly TopologyProcess[]): Promise<BuiltServices> {
    const packages = join(repositoryRoot, 'node_modules');
    const cached = join(packages, `${CACHE_PREFIX}${previousRelease}`);
    if (existsSync(cached)) return new BuiltServices(cached);
    const checkout = await PreviousCheckout.create();
    const { folder } = await BuiltServices.build(processes, checkout.folder);
    checkout.delete();
    for (const outdated of globSync(`${CACHE_PREFIX}*`, { cwd: packages }))
      await rm(join(packages, outdated), { recursive: true });
    await rename(folder, cached);
    return new BuiltServices(cached);
  }

  /**
   * Builds the services of a checkout.
   * @param checkout the root folder of the checkout, which has the packages of the repository
   */
  private static async build(processes: readonly TopologyProcess[], checkout: string): Promise<BuiltServices> {
    const built = await BuiltServices.createEmpty();
    const limit = pLimit(CONCURRENT_BUILDS);
    const build = (app: string) =>
      promisify(execFile)('npm', ['run', '--silent', 'build', '--', built.folderOf(app)], {
        cwd: join(checkout, app),
        env: environmentWithPackages,
      });
    await Promise.all(appsOf(processes).map((app) => limit(() => build(app))));
    return built;
  }

  /** The folder is inside node_modules, because the programs load the packages that are not bundled from the repository. */
  private static async createEmpty(): Promise<BuiltServices> {
    return new BuiltServices(await mkdtemp(join(repositoryRoot, 'node_modules', '.memory-test-rollout-')));
  }

  /** Returns the built program of a process. */
  program({ entry }: TopologyProcess): string {
    return join(this.folderOf(appFolderOfEntryFile(entry)), basename(entry).replace(/\.ts$/, '.js'));
  }

  delete(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  private folderOf(app: string): string {
    return join(this.folder, basename(app));
  }
}

const OWN_SCOPE = '@memory';
const run = promisify(execFile);

/** The environment for the scripts of a checkout, which has no programs of its own. */
const environmentWithPackages = {
  ...process.env,
  PATH: `${join(repositoryRoot, 'node_modules/.bin')}:${process.env.PATH}`,
};

/**
 * The files of the previous release with the packages of this one. The release must not need other versions of them; a build that fails says
 * which.
 */
class PreviousCheckout {
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
