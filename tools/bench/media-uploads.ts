import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isCommandInstalled } from '../system/system-packages.ts';
import type { Benchmark, BenchmarkContext, RunningProduct, SessionHeaders } from './benchmark.ts';
import { serveWithNginx } from './nginx.ts';
import { peakResidentBytes, resetPeakResidentBytes, residentBytes } from './resident-bytes.ts';
import { createNoiseRecording } from './sample-media.ts';
import { uploadMedia } from './upload-media.ts';

const MB = 1_024 ** 2;
const CONCURRENT_UPLOADS = 50;
const WARM_UP_REQUESTS = 200;
const MEASURED_REQUESTS = 1_000;
const MEASURED_PROCESSES = ['gateway', 'media-svc'];

/** Measures the memory that uploads take, whether many concurrent uploads succeed, and the latency of a range request. */
export const mediaUploadsBenchmark: Benchmark = {
  name: 'uploads',
  description: 'memory while files arrive, many at once, the first byte of a part',
  async measure(context) {
    const product = await context.startProduct({ MEDIA_SYNC_WAIT_MS: '0' });
    const session = await product.registerAccount();
    const recording = createNoiseRecording(10 * MB);
    const upload = async (): Promise<number> => {
      const response = await uploadMedia(product, session, 'audio', recording, 'recording.wav');
      await response.arrayBuffer();
      return response.status;
    };
    // The first uploads are not measured. They load code into memory, which happens only once.
    for (let n = 0; n < 3; n += 1) await upload();

    const before = new Map(MEASURED_PROCESSES.map((name) => [name, residentBytes(product.processId(name))]));
    for (const name of MEASURED_PROCESSES) resetPeakResidentBytes(product.processId(name));
    await upload();
    for (const name of MEASURED_PROCESSES) {
      context.report({
        label: `${name} grows by, for one upload of 10 MB`,
        value: (peakResidentBytes(product.processId(name)) - (before.get(name) ?? 0)) / MB,
        unit: 'MB',
        atMost: 30,
      });
    }

    const uploads = Array.from({ length: CONCURRENT_UPLOADS }, () => upload().catch(() => 0));
    const statuses = await Promise.all(uploads);
    context.report({
      label: `of ${CONCURRENT_UPLOADS} uploads of 10 MB at once, kept`,
      value: statuses.filter((status) => status === 201).length,
      unit: '',
      atLeast: CONCURRENT_UPLOADS,
    });
    for (const name of MEASURED_PROCESSES)
      context.report({
        label: `${name} at its peak while they arrived`,
        value: peakResidentBytes(product.processId(name)) / MB,
        unit: 'MB',
      });
    await compareRangeRequestsWithNginx(context, product, session);
  },
};

/** Compares the time until the first byte of a range request with that of nginx, which serves the same file without checking access. */
async function compareRangeRequestsWithNginx(
  context: BenchmarkContext,
  product: RunningProduct,
  session: SessionHeaders,
): Promise<void> {
  if (!isCommandInstalled('nginx'))
    return context.skip('nginx is not installed, so the first byte of a part was not compared with it.');
  const folder = await context.createFolder();
  const recording = createNoiseRecording(25 * MB);
  await writeFile(join(folder, 'file'), recording);
  const response = await uploadMedia(product, session, 'audio', recording, 'recording.wav');
  if (response.status !== 201) throw new Error(`The upload was rejected: ${await response.text()}`);
  const { url: mediaUrl } = (await response.json()) as { url: string };
  const nginx = await serveWithNginx(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const times: { product: number; nginx: number }[] = [];
    // The requests alternate between the two servers, so that other load on the machine affects both.
    for (let n = 0; n < WARM_UP_REQUESTS + MEASURED_REQUESTS; n += 1)
      times.push({
        product: await measureFirstByte(agent, `${product.url}${mediaUrl}`, session),
        nginx: await measureFirstByte(agent, `${nginx.url}/file`, {}),
      });
    const measured = times.slice(WARM_UP_REQUESTS);
    const productMs = median(measured.map((time) => time.product));
    const nginxMs = median(measured.map((time) => time.nginx));
    context.report({ label: 'first byte of 100 out of 25 MB', value: productMs, unit: 'ms' });
    context.report({ label: 'the same from nginx', value: nginxMs, unit: 'ms' });
    context.report({ label: 'first byte, against nginx', value: productMs / nginxMs, unit: 'times', atMost: 3 });
  } finally {
    agent.destroy();
    await nginx.stop();
  }
}

/** Requests 100 bytes from the middle of a file. @returns the milliseconds until the first byte of the body */
async function measureFirstByte(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const request = get(url, { agent, headers: { ...headers, range: 'bytes=12000000-12000099' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 206) throw new Error(`The status of a range request is ${response.statusCode}`);
  // This listener is registered before 'data', because a body of 100 bytes ends in the same tick.
  const ended = once(response, 'end');
  await once(response, 'data');
  const ms = performance.now() - startedAt;
  response.resume();
  await ended;
  return ms;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
