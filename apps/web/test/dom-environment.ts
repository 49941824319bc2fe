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

/** The DOM of specs of hooks and components: jsdom with the network and binary classes of Node. */
export default {
  ...builtinEnvironments.jsdom,
  name: 'dom',
  async setup(global: Record<PropertyKey, unknown>, options) {
    const nodeGlobals = Object.fromEntries(NODE_GLOBALS.map((name) => [name, global[name]]));
    const environment = await builtinEnvironments.jsdom.setup(global, options);
    Object.assign(global, nodeGlobals);
    return environment;
  },
} satisfies Environment;
