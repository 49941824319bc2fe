import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'rolldown';

/** Matches the modules of @prisma/client that contain a query compiler (WebAssembly) as a text in base64. */
const ENGINE_MODULE = /[\\/]@prisma[\\/]client[\\/]runtime[\\/]query_compiler_\w+\.postgresql\.wasm-base64\.m?js$/;

/**
 * A rolldown plugin that writes Prisma's query compiler to a file of its own, which the bundle reads when it is needed. As a text in the
 * bundle it stayed in memory three times: as source code, as a string and in Node's cache of compiled code, 14 MB in each process.
 */
export const prismaEngineFilePlugin = (): Plugin => ({
  name: 'prisma-engine-file',
  load: {
    filter: { id: ENGINE_MODULE },
    handler(id) {
      const base64 = /"([\w+/=]{1000,})"/.exec(readFileSync(id, 'utf8'))?.[1];
      if (base64 === undefined) throw new Error(`${id} contains no WebAssembly in base64`);
      const name = basename(id).replace(/\.wasm-base64\.m?js$/, '.wasm');
      this.emitFile({ type: 'asset', fileName: `chunks/${name}`, source: Buffer.from(base64, 'base64') });
      // The generated client decodes the exported value with `Buffer.from(wasm, 'base64')`, which copies a buffer as it is.
      return `import { readFileSync } from 'node:fs';
export const wasm = readFileSync(new URL(${JSON.stringify(`./${name}`)}, import.meta.url));`;
    },
  },
});
