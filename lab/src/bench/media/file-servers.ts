import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIdFromMediaUrl } from '@memory/contracts';
import { repositoryRoot } from '@memory/launcher/config';
import { isCommandInstalled } from '@memory/launcher/system/system-packages';
import getPort from 'get-port';
import type { Person } from '../../people/person.ts';
import { createNoiseRecording } from '../../people/sample-files.ts';
import { processNames, type Product } from '../../product/product.ts';
import { type BenchmarkContext, signUpPerson } from '../benchmark.ts';
import { startServerProgram } from '../start-server-program.ts';
import type { FileServer } from './compare-files.ts';

const FILE_BYTES = 10 * 1_024 ** 2;

/** The settings of the measured product. Only requests that come through nginx are sent by it. */
const SETTINGS = { MEDIA_SYNC_WAIT_MS: '0', MEDIA_SENT_BY: 'nginx', TRUST_PROXY: 'loopback' };

/** The ways to read one file that are compared; those of nginx only where it is installed. */
export interface FileServers {
  readonly product: Product;
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
  const processIds = processNames.map((name) => product.processId(name));
  const node = await startServerProgram(join(import.meta.dirname, 'node-static-server.ts'), { args: [folder] });
  const nginx = isCommandInstalled('nginx')
    ? await startNginx(await context.createFolder(), await nginxDirectives(product.url, { objects, folder }))
    : undefined;
  const throughGateway = (name: string, { cookie }: Person): FileServer => ({
    name,
    file: { url: `${product.url}${url}`, headers: { cookie } },
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
        file: { url: `${nginx.url}${url}`, headers: { cookie: owner.cookie } },
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
async function storeFile(product: Product) {
  const [owner, reader] = [await signUpPerson(product, 'bench_owner'), await signUpPerson(product, 'bench_reader')];
  const { url } = await owner.upload('audio', createNoiseRecording(FILE_BYTES));
  const entry = { title: 'Noise', content: '', originalAudioUrl: url, privacyLevel: 'public' };
  await owner.post('/api/journal-entries', entry);
  return { url, owner, reader };
}

const START_TIMEOUT_MS = 10_000;
/** A location that does not exist: its 404 shows that nginx has started, whatever it serves. */
const PROBED_PATH = '/started';

interface NginxServer {
  readonly url: string;
  /** The process id of the process that has started the one that serves. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx with one process that serves, and without an access log.
 * @param folder an empty folder for nginx's own files
 * @param directives what the server serves, as directives of `server { … }`
 */
async function startNginx(folder: string, directives: string): Promise<NginxServer> {
  const port = await getPort();
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const server = `server { listen 127.0.0.1:${port}; keepalive_requests 1000000; ${directives} }`;
  const config = `daemon off; worker_processes 1; user root; pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; sendfile on; ${temporaryPaths} ${server} }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  for (const deadline = Date.now() + START_TIMEOUT_MS; ;) {
    const isReady = await fetch(`${url}${PROBED_PATH}`).then(
      () => true,
      () => false,
    );
    if (isReady) return { url, pid: child.pid!, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start; see ${join(folder, 'error.log')}`);
    }
  }
}
