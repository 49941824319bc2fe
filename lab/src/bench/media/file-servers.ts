import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIdFromMediaUrl } from '@memory/contracts';
import { repositoryRoot } from '@memory/launcher/config';
import { isCommandInstalled } from '@memory/launcher/system/system-packages';
import { topology } from '@memory/launcher/topology';
import type { BenchmarkContext, RunningProduct, SessionHeaders } from '../benchmark.ts';
import { createEntry } from '../create-entry.ts';
import { startNginx } from '../nginx.ts';
import { createNoiseRecording } from '../sample-media.ts';
import { startServerProgram } from '../start-server-program.ts';
import { uploadMediaOrThrow } from '../upload-media.ts';
import type { FileServer } from './compare-files.ts';

const FILE_BYTES = 10 * 1_024 ** 2;

/** The settings of the measured product. Only requests that come through nginx are sent by it. */
const SETTINGS = { MEDIA_SYNC_WAIT_MS: '0', MEDIA_SENT_BY: 'nginx', TRUST_PROXY: 'loopback' };

/** The ways to read one file that are compared; those of nginx only where it is installed. */
export interface FileServers {
  readonly product: RunningProduct;
  readonly owner: FileServer;
  /** Another user, who reads a public entry: the gateway, media-svc, journal-svc and social-svc take part in the decision about access. */
  readonly reader: FileServer;
  readonly node: FileServer;
  readonly nginx?: FileServer;
  /** The owner, through an nginx in front of the gateway that sends the bytes. */
  readonly throughNginx?: FileServer;
  stop(): Promise<void>;
}

/** Starts the product with one recording that a public entry uses, and the servers that it is compared with on the same folder. */
export async function startFileServers(context: BenchmarkContext): Promise<FileServers> {
  const product = await context.startProduct(SETTINGS);
  const { url, owner, reader } = await storeFile(product);
  const fileId = fileIdFromMediaUrl(url);
  const objects = join(product.dataDir, 'media', 'objects');
  const folder = join(objects, fileId.slice(-2));
  const processIds = [...topology.map(({ name }) => name), 'postgres', 'redis'].map(product.processId);
  const node = await startServerProgram(join(import.meta.dirname, 'node-static-server.ts'), { args: [folder] });
  const nginx = isCommandInstalled('nginx')
    ? await startNginx(await context.createFolder(), await nginxDirectives(product.url, { objects, folder }))
    : undefined;
  const throughGateway = (name: string, headers: SessionHeaders): FileServer => ({
    name,
    file: { url: `${product.url}${url}`, headers },
    processIds,
  });
  return {
    product,
    owner: throughGateway('the product, for the owner', owner),
    reader: throughGateway('the product, for a reader of a public entry', reader),
    node: { name: 'a bare Node server', file: { url: `${node.url}/${fileId}`, headers: {} }, processIds: [node.pid] },
    ...(nginx && {
      nginx: { name: 'nginx', file: { url: `${nginx.url}/plain/${fileId}`, headers: {} }, processIds: [nginx.pid] },
      throughNginx: {
        name: 'the product behind nginx, which sends the bytes (MEDIA_SENT_BY)',
        file: { url: `${nginx.url}${url}`, headers: owner },
        processIds: [...processIds, nginx.pid],
      },
    }),
    stop: async () => void (await Promise.all([node.stop(), nginx?.stop()])),
  };
}

/** Returns what nginx serves: a folder without any check, and the product with deploy/nginx-media.conf. */
async function nginxDirectives(productUrl: string, { objects, folder }: { objects: string; folder: string }) {
  const config = await readFile(join(repositoryRoot, 'deploy/nginx-media.conf'), 'utf8');
  return `location /plain/ { alias ${folder}/; }
    location / {
      proxy_pass ${productUrl};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
    ${config.replace('/srv/memory-objects/', `${objects}/`)}`;
}

/** Stores a recording that a public entry uses. @returns its URL, and the sessions of its owner and of another user */
async function storeFile(product: RunningProduct) {
  const [owner, reader] = [await product.registerAccount(), await product.registerAccount()];
  const url = await uploadMediaOrThrow(product, owner, 'audio', createNoiseRecording(FILE_BYTES), 'recording.wav');
  await createEntry(product, owner, { title: 'Noise', content: '', originalAudioUrl: url, privacyLevel: 'public' });
  return { url, owner, reader };
}
