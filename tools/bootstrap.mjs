// The first program of the scripts in package.json. It installs the dependencies when package.json or package-lock.json have changed: with
// `--omit=dev`, only the packages for building and running the product; otherwise all packages. An installation of all packages serves both. The
// script in package.json then runs the actual program on Node 24, which is one of the installed packages: npm puts node_modules/.bin first in PATH.
// (`env` finds this Node even when the shell has cached the path of another one.) This file is plain JavaScript and imports only Node's own modules,
// because it runs on the machine's Node (20 or later) before node_modules exists.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const modulesFolder = join(root, 'node_modules');
const lockfilePath = join(root, 'package-lock.json');
/** The files with the hash of package.json and package-lock.json at the last installation: of all packages, and without development dependencies. */
const completeHashFile = join(modulesFolder, '.memory-install');
const productHashFile = join(modulesFolder, '.memory-install-product');
const needsEverything = !process.argv.includes('--omit=dev');
/** The file with the id of the process that is installing the dependencies. Two simultaneous `npm install` in one folder would damage it. */
const installerFile = join(modulesFolder, '.memory-installer');
const INSTALLER_POLL_MS = 500;
/** Higher exit codes mean that a signal stopped the program (128 plus the number of the signal). */
const SIGNAL_EXIT_CODES = 128;
/** The disk space that a first installation needs, including npm's cache and the build. */
const PRODUCT_GB = 2.5;
const EVERYTHING_GB = 4;

if (!isInstalled()) await installOnce();
checkNode();

/** Installs the dependencies, or waits until another command of this clone has done so. */
async function installOnce() {
  if (!becomeInstaller()) {
    process.stdout.write('… Waiting for another command, which installs the dependencies\n');
    while (!becomeInstaller()) await delay(INSTALLER_POLL_MS);
  }
  process.once('exit', () => rmSync(installerFile, { force: true }));
  if (!isInstalled()) await install();
}

/** Returns whether this process may install. A process whose installer file was left by a killed installer takes its place. */
function becomeInstaller() {
  try {
    mkdirSync(modulesFolder, { recursive: true });
    writeFileSync(installerFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') fail(`The dependencies cannot be installed: ${error.message}`);
  }
  if (isRunning(readInstaller())) return false;
  rmSync(installerFile, { force: true });
  return becomeInstaller();
}

/** Returns the id of the installing process; undefined while the installer file is empty or has just been removed. */
function readInstaller() {
  try {
    return Number(readFileSync(installerFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Hashes all files that an installation depends on. Hashing only the lockfile would miss a change of package.json. */
function hashInstallFiles() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.npmrc', ...listPackageFiles()]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function listPackageFiles() {
  const workspaces = ['apps', 'libs', 'tools'].flatMap(listWorkspaces);
  return ['.', 'deploy', 'lab', ...workspaces].map((folder) => join(folder, 'package.json'));
}

function listWorkspaces(folder) {
  const names = readdirSync(join(root, folder)).filter((name) => !name.startsWith('.'));
  return names.toSorted().map((name) => join(folder, name));
}

function isInstalled() {
  // npm writes this file last. When it is missing, an installation was interrupted.
  if (!existsSync(join(modulesFolder, '.package-lock.json'))) return false;
  const hash = hashInstallFiles();
  const isCurrent = (file) => existsSync(file) && readFileSync(file, 'utf8') === hash;
  return isCurrent(completeHashFile) || (!needsEverything && isCurrent(productHashFile));
}

async function install() {
  const started = Date.now();
  // After a change of package.json, a clone with development dependencies keeps them. Otherwise alternating `npm start` and `npm test` would remove
  // and install them again each time.
  const isComplete = needsEverything || existsSync(completeHashFile);
  if (!existsSync(completeHashFile) && !existsSync(productHashFile))
    checkDiskSpace(isComplete ? EVERYTHING_GB : PRODUCT_GB);
  // A killed installation leaves a mixture of packages, so the hashes of the previous installation are no longer valid.
  rmSync(productHashFile, { force: true });
  if (existsSync(completeHashFile)) writeFileSync(completeHashFile, '');
  process.stdout.write('… Installing dependencies (some minutes the first time)\n');
  // `npm ci` is not used, because it fails when an optional package of another platform is missing from the lockfile. The variable stops the
  // installer of onnxruntime, which would download a GPU build from another server. It is needed for npm versions that do not support `allowScripts`
  // in package.json.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  // A server may have set NODE_ENV=production, which would leave out the development dependencies. `--include=dev` overrides it.
  const extent = isComplete ? '--include=dev' : '--omit=dev';
  const npmInstall = ['install', extent, '--loglevel=error', '--no-audit', '--no-fund'];
  const lockfile = readFileSync(lockfilePath, 'utf8');
  const lockfileWithUrls = addPackageUrls(lockfile);
  writeFileSync(lockfilePath, lockfileWithUrls);
  let code = await run('npm', [...npmInstall, '--prefer-offline'], env);
  // npm has written the lockfile without URLs (`omit-lockfile-registry-resolved` in .npmrc), unless npm failed.
  if (readFileSync(lockfilePath, 'utf8') === lockfileWithUrls) writeFileSync(lockfilePath, lockfile);
  if (code > 0 && code < SIGNAL_EXIT_CODES) {
    process.stdout.write('… Again, without what npm has in its cache, which may be too old\n');
    code = await run('npm', npmInstall, env);
  }
  if (code !== 0)
    fail('The dependencies could not be installed: see what npm says above, then run the same command again.');
  removeUnusedFiles();
  // The hash is computed after the installation, because npm may have completed the lockfile.
  writeFileSync(isComplete ? completeHashFile : productHashFile, hashInstallFiles());
  process.stdout.write(`✓ Dependencies installed (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}

/**
 * Adds the URL of each package to the lockfile. The stored lockfile has no URLs, because a school may install from its own mirror. Without URLs, npm
 * reads the list of all versions of each package to find them, which takes a third of the installation time.
 */
function addPackageUrls(lockfile) {
  const registry = readRegistry();
  const content = JSON.parse(lockfile);
  for (const [path, entry] of Object.entries(content.packages)) {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || entry.link || entry.resolved) continue;
    entry.resolved = new URL(`${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`, registry).href;
  }
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the address of the registry that npm is configured for, with a trailing slash. */
function readRegistry() {
  try {
    const address = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim();
    return address.endsWith('/') ? address : `${address}/`;
  } catch (error) {
    fail(`npm could not be started: ${error.message}`);
  }
}

/** Ends this program with an error when the disk has less free space than an installation needs. */
function checkDiskSpace(neededGb) {
  const { bavail, bsize } = statfsSync(root);
  const freeGb = (bavail * bsize) / 1e9;
  if (freeGb >= neededGb) return;
  fail(
    `The dependencies and the build need ${neededGb} GB, and the disk of ${root} has ${freeGb.toFixed(1)} GB free: ` +
      'make room there and run the same command again.',
  );
}

/** Deletes the largest unused files: builds for other platforms, headers of Node, and font weights of exported books that are not used. */
function removeUnusedFiles() {
  const runtimes = 'onnxruntime-node/bin';
  for (const version of list(runtimes)) {
    keepOnly(join(runtimes, version), (name) => name === process.platform);
    keepOnly(join(runtimes, version, process.platform), (name) => name === process.arch);
  }
  keepOnly(`node-${process.platform}-${process.arch}`, (name) => name !== 'include');
  keepOnly('@expo-google-fonts/noto-serif-sc', (name) => name === '400Regular' || !/^\d/.test(name));
}

function keepOnly(folder, isUsed) {
  const unused = list(folder).filter((name) => !isUsed(name));
  for (const name of unused) rmSync(join(modulesFolder, folder, name), { recursive: true, force: true });
}

function list(folder) {
  return existsSync(join(modulesFolder, folder)) ? readdirSync(join(modulesFolder, folder)) : [];
}

/** Ends this program with an error when no package provides Node 24 for this platform and the machine's Node is too old, too. */
function checkNode() {
  if (existsSync(join(modulesFolder, '.bin', 'node'))) return;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  fail(
    `There is no packaged Node for ${process.platform} ${process.arch}, and this machine's Node ${process.versions.node} is too old: ` +
      'install Node 24 (https://nodejs.org) and run the same command again.',
  );
}

/** Runs a program in the foreground, and resolves to its exit code. */
function run(file, parameters, environment) {
  return new Promise((resolve) => {
    const child = spawn(file, parameters, { cwd: root, env: environment, stdio: 'inherit' });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    child.on('error', (error) => fail(`${file} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

function fail(message) {
  process.stderr.write(`✗ ${message}\n`);
  process.exit(1);
}
