// Prints the memory and processor time that the helper processes need for the largest accepted files. Run `npx node
// apps/media-svc/measure/helper-resources.ts` on Linux. The limits in src/process-limits/limits-by-program.ts are higher than these
// figures.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LargestImage, largestImages, largestOcrImage } from '../test/largest-images.ts';
import { handwrittenPagePhoto } from '../test/sample-files.ts';

const SAMPLE_EVERY_MS = 3;
const CLOCK_TICKS_A_SECOND = 100;
const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif', heic: 'image/heic' };

const folder = mkdtempSync(join(tmpdir(), 'memory-measure-'));
try {
  for (const name of Object.keys(largestImages) as LargestImage[]) {
    const path = join(folder, name);
    writeFileSync(path, await largestImages[name]());
    const contentType = TYPES[name.split('.')[1] as keyof typeof TYPES];
    await report(`sanitize ${name}`, 'image-helper-process', {
      task: 'sanitize',
      path,
      contentType,
      target: join(folder, 'sanitized'),
    });
    await report('thumbnails of the result', 'image-helper-process', {
      task: 'thumbnails',
      path: join(folder, 'sanitized'),
      folder,
    });
  }
  const ocrImage = join(folder, 'ocr.png');
  writeFileSync(ocrImage, await largestOcrImage(await handwrittenPagePhoto()));
  await report('recognize an image', 'ocr-helper-process', { path: ocrImage });
} finally {
  rmSync(folder, { recursive: true });
}

/** Starts a helper process without limits, sends one request to the process and prints its peak usage. */
async function report(
  what: string,
  program: 'image-helper-process' | 'ocr-helper-process',
  request: object,
): Promise<void> {
  const [heapMb, env] =
    program === 'ocr-helper-process' ? [256, { MALLOC_MMAP_THRESHOLD_: String(8 * 1024 ** 2) }] : [1_024, {}];
  const child = fork(join(import.meta.dirname, `../src/${program}.ts`), {
    env,
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const peaks = { 'private data MB': 0, 'resident MB': 0, 'CPU s': 0 };
  const timer = setInterval(() => sample(child, peaks), SAMPLE_EVERY_MS);
  child.send(request);
  const [response] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ error: 'the process exited' }]),
  ])) as [object];
  clearInterval(timer);
  child.kill('SIGKILL');
  const failed = 'result' in response || 'lines' in response ? '' : JSON.stringify(response);
  process.stdout.write(`${what.padEnd(32)} ${JSON.stringify(peaks)} ${failed}\n`);
}

/**
 * Reads the current usage of a process and updates its peaks. VmData is the memory that RLIMIT_DATA limits; the kernel does not record the
 * peak of VmData, so it is read repeatedly.
 */
function sample({ pid }: ChildProcess, peaks: Record<'private data MB' | 'resident MB' | 'CPU s', number>): void {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1_024);
  peaks['private data MB'] = Math.max(peaks['private data MB'], megabytes('VmData'));
  peaks['resident MB'] = megabytes('VmHWM');
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  peaks['CPU s'] = ((user ?? 0) + (system ?? 0)) / CLOCK_TICKS_A_SECOND;
}
