import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Makes Node keep the compiled code of the modules that this program imports from now on. Without it, the compiler for TypeScript stays in
 * memory too, which takes 25 MB. Modules must be imported dynamically afterwards, because static imports are compiled before any code runs.
 */
export const keepCompiledCode = (): void =>
  void enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/start-program'));
