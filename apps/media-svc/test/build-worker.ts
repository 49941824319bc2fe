// Run by Node itself: `node build-worker.ts <folder>` builds the worker there as the product is built, beside and not over what may be running.
import { join } from 'node:path';
import { build } from 'rolldown';
import { bundleOptions } from '../../../tools/bundle.ts';
import { entriesOf } from '../../../tools/build-service.ts';

const [folder = ''] = process.argv.slice(2);
const app = join(import.meta.dirname, '..');
const { output, ...options } = bundleOptions(app, entriesOf(app), new Map());
await build({ ...options, output: { ...output, dir: folder, sourcemap: false } });
