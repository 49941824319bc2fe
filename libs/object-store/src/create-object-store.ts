import type { Agent } from 'node:http';
import { FolderObjectStore } from './folder-object-store.ts';
import type { ObjectStoreOptions } from './object-store-settings.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Creates the object store that the settings select.
 * @param agentFor returns the HTTP agent for requests to an S3 server; default: Node's default agent
 */
export async function createObjectStore(
  options: ObjectStoreOptions,
  agentFor?: (endpoint: string) => Agent,
): Promise<ObjectStore> {
  if (options.driver === 'folder') return new FolderObjectStore(options.folder);
  // The S3 client is loaded on demand, because it takes 40 MB of memory.
  const { S3ObjectStore } = await import('./s3-object-store.ts');
  return new S3ObjectStore({ ...options, agent: agentFor?.(options.endpoint) });
}
