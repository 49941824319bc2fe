// The door of the house: `npm start`, `npm run dev`, `npm test` and `npm run admin` come in here.
//
// The only plain JavaScript file of the tools: it runs on whatever Node the machine has (20 or later), before
// node_modules exists, so it imports nothing but Node's own modules. It installs what package-lock.json asks for and hands
// over to the Node 24 that is one of the installed packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.memory-install');
/** Exit codes from here on tell of a signal. */
const ENDED_BY_SIGNAL = 128;
const commands = ['start', 'dev', 'test', 'admin', 'bench'];

const [command, ...args] = process.argv.slice(2);
if (!commands.includes(command)) {
  fail(`Usage: node tools/bootstrap.mjs ${commands.join('|')}`);
}

if (!isInstalled()) await install();
const { node, env } = findNode();
process.exitCode = await run(
  node,
  ['--disable-warning=ExperimentalWarning', join(root, 'tools', `${command}.ts`), ...args],
  env,
);

/** Everything an install depends on, in one hash: the lockfile alone would miss a changed package.json. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.npmrc', ...packageFiles()]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function packageFiles() {
  const workspaces = workspacesIn('apps').concat(workspacesIn('libs'));
  return ['.', 'deploy', 'tools', ...workspaces].map((folder) => join(folder, 'package.json'));
}

function workspacesIn(folder) {
  const names = readdirSync(join(root, folder)).filter((name) => !name.startsWith('.'));
  return names.toSorted().map((name) => join(folder, name));
}

function isInstalled() {
  // npm writes its own lockfile last: without it an install was broken off half-way.
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

async function install() {
  const started = Date.now();
  process.stdout.write('… Installing dependencies (some minutes the first time)\n');
  // Not `npm ci`: it refuses the lockfile where another platform's optional package could not be found.
  // An npm that does not know allowScripts runs onnxruntime's installer, which would fetch a GPU build from elsewhere.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const npmInstall = ['install', '--loglevel=error', '--no-audit', '--no-fund'];
  // The lockfile names no addresses, so npm would ask anew about each package it has in its cache.
  let code = await run('npm', [...npmInstall, '--prefer-offline'], env);
  if (code > 0 && code < ENDED_BY_SIGNAL) {
    process.stdout.write('… Again, without what npm has in its cache, which may be too old\n');
    code = await run('npm', npmInstall, env);
  }
  if (code !== 0)
    fail('The dependencies could not be installed: see what npm says above, then run the same command again.');
  // Hashed afterwards: npm may have completed the lockfile.
  writeFileSync(stamp, wanted());
  process.stdout.write(`✓ Dependencies installed (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}

/** Node 24 from node_modules, or the host's own where no package carries one for this platform. */
function findNode() {
  const packaged = join(modules, '.bin', 'node');
  // First in PATH, so that everything the tools start runs on the same Node.
  const env = { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) };
  if (existsSync(packaged)) return { node: packaged, env };
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return { node: process.execPath, env };
  return fail(
    `There is no packaged Node for ${process.platform} ${process.arch}, and this machine's Node ${process.versions.node} is too old: ` +
      'install Node 24 (https://nodejs.org) and run the same command again.',
  );
}

/** Runs a program in the foreground, passes signals on to it, and resolves to its exit code. */
function run(file, parameters, environment) {
  return new Promise((resolve) => {
    const child = spawn(file, parameters, { cwd: root, env: environment, stdio: 'inherit' });
    // Ctrl-C in a terminal reaches the child by itself as well: it counts signals within a second as one.
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    const orphanage = watchParent(() => child.kill('SIGTERM'));
    child.on('error', (error) => fail(`${file} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearInterval(orphanage);
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** An npm that is killed outright cannot pass that on: what it started ends as well, instead of running on unseen. */
function watchParent(onOrphaned) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => process.ppid !== parent && onOrphaned(), 1000);
}

function fail(sentence) {
  process.stderr.write(`✗ ${sentence}\n`);
  process.exit(1);
}
