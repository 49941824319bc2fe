import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';

export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a folder with nginx as it serves static files, with one process and no log. */
export async function serveWithNginx(folder: string): Promise<Nginx> {
  const port = await getPort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; keepalive_requests 1000000; }`;
  const config = `daemon off; worker_processes 1; user root; pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; sendfile on; ${paths} ${server} }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const deadline = Date.now() + 10_000; ;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return { url, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start; see ${join(folder, 'error.log')}`);
    }
  }
}
