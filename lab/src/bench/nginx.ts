import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';

const START_TIMEOUT_MS = 10_000;
/** A location that does not exist: its 404 shows that nginx has started, whatever it serves. */
const PROBED_PATH = '/started';

export interface NginxServer {
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
export async function startNginx(folder: string, directives: string): Promise<NginxServer> {
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
