import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './config.ts';
import { externals } from './externals.ts';

/**
 * Builds the service in the current folder: `node ../../tools/build-service.ts` in apps/x makes dist/apps/x, one bundle
 * with nearly all dependencies (a service starts in a third of the time it takes to read them from node_modules), and
 * beside it a package.json with the few that cannot be bundled. Node and `npm install` in that folder are a whole image.
 */
export async function buildService(app: string): Promise<void> {
  const out = join(root, 'dist', relative(root, app));
  const kept = new Map<string, string>();
  const bundle = await rolldown({
    input: entriesOf(app),
    platform: 'node',
    tsconfig: false,
    // Nest finds out what to inject from the metadata of decorators.
    transform: { target: 'node24', decorator: { legacy: true, emitDecoratorMetadata: true }, assumptions: { setPublicClassFields: true } },
    plugins: [externals(kept)],
    onLog: (level, log, report) => {
      // What a library does in its own files, nobody who builds this can mend.
      if (!log.id?.includes('node_modules')) report(level, log);
    },
  });
  rmSync(out, { recursive: true, force: true });
  await bundle.write({ dir: out, format: 'esm', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' });
  await bundle.close();
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(app, kept), undefined, 2)}\n`);
}

function manifest(app: string, kept: Map<string, string>): object {
  const { name, version } = readManifest(app);
  const dependencies = Object.fromEntries([...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { name, version, private: true, type: 'module', dependencies };
}

/** main.ts, the worker where there is one, and what the app's package.json names besides: programs it starts itself. */
function entriesOf(app: string): Record<string, string> {
  const files = ['main.ts', 'worker.ts', ...(readManifest(app).build?.entries ?? [])].filter((file) => existsSync(join(app, 'src', file)));
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(app, 'src', file)]));
}

interface AppManifest {
  name: string;
  version: string;
  build?: { entries?: string[] };
}

function readManifest(app: string): AppManifest {
  return JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as AppManifest;
}

if (import.meta.main) await buildService(process.cwd());
