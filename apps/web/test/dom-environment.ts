import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What fetch, IndexedDB and structuredClone accept is Node's own: jsdom's classes of the same names are not. */
const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'fetch',
  'structuredClone',
] as const;

/** jsdom of this worker, whose spec files share it: Testing Library and React keep the document of their first use. */
const DOM = Symbol.for('memory.test-dom');

async function startDom(global: Record<PropertyKey, unknown>, options: Record<string, unknown>): Promise<void> {
  const nodeGlobals = Object.fromEntries(NODE_GLOBALS.map((name) => [name, global[name]]));
  await builtinEnvironments.jsdom.setup(global, options);
  Object.assign(global, nodeGlobals);
}

/** The DOM of specs of hooks and components: jsdom with the network and binary classes of Node. It ends with the worker. */
export default {
  ...builtinEnvironments.jsdom,
  name: 'dom',
  async setup(global: Record<PropertyKey, unknown>, options) {
    // Vitest evaluates this module again for each spec file.
    global[DOM] ??= startDom(global, options);
    await global[DOM];
    return { teardown: () => undefined };
  },
} satisfies Environment;
