// Prints the memory and processor time that the helper processes need for the largest accepted files. Run `npx node
// apps/media-svc/measure/helper-resources.ts` on Linux. The limits in src/process-limits/limits-by-program.ts are higher than these
// figures.
import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_MAX_PIXELS, THUMBNAIL_SIDE_PIXELS } from '@memory/contracts';
import { readSpeechModel } from '@memory/speech-model';
import { synthesizeVoice, writeTinySpeechModel } from '@memory/testing';
import type { HelperMessage } from '../src/helper-processes/serve-helper-requests.ts';
import { ocrHelperEnvironment } from '../src/process-limits/limits-by-program.ts';
import { VOICE_MODEL } from '../src/transcription/local/local-transcription-engine.ts';
import type { SpeechRequest } from '../src/transcription/local/speech-messages.ts';
import { type LargestImage, largestImages, largestOcrImage } from '../test/largest-images.ts';
import { handwrittenPagePhoto } from '../test/sample-files.ts';

const SAMPLE_EVERY_MS = 3;
const WAV_HEADER_BYTES = 44;
const CLOCK_TICKS_A_SECOND = 100;
const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif', heic: 'image/heic' };

const heapMbOf = { 'image-helper-process': 1_024, 'ocr-helper-process': 256, 'speech-helper-process': 128 } as const;
/** The speech model to measure, such as DATA_DIR/models/speech; without it, one of some kilobytes shows what the engine itself needs. */
const speechModelFolder = process.argv[2];

const folder = mkdtempSync(join(tmpdir(), 'memory-measure-'));
try {
  for (const name of Object.keys(largestImages) as LargestImage[]) {
    const path = join(folder, name);
    writeFileSync(path, await largestImages[name]());
    const contentType = TYPES[name.split('.')[1] as keyof typeof TYPES];
    await report(`sanitize ${name}`, 'image-helper-process', {
      task: 'sanitize',
      path,
      maxPixels: IMAGE_MAX_PIXELS,
      contentType,
      target: join(folder, 'sanitized'),
    });
    await report('thumbnails of the result', 'image-helper-process', {
      task: 'thumbnails',
      path: join(folder, 'sanitized'),
      maxPixels: IMAGE_MAX_PIXELS,
      folder,
      sides: THUMBNAIL_SIDE_PIXELS,
    });
  }
  const ocrImage = join(folder, 'ocr.png');
  writeFileSync(ocrImage, await largestOcrImage(await handwrittenPagePhoto()));
  await report('recognize an image', 'ocr-helper-process', { path: ocrImage });
  await report('transcribe 60 s of voice', 'speech-helper-process', await speechRequest());
} finally {
  rmSync(folder, { recursive: true });
}

/** Creates a request with one minute of speech, in phrases of the maximum length that the engine recognizes at once. */
async function speechRequest(): Promise<SpeechRequest> {
  const models = speechModelFolder ?? join(folder, 'model');
  if (speechModelFolder === undefined) await writeTinySpeechModel(models);
  const voice = synthesizeVoice(
    Array.from({ length: 300 }, (_, index) => ({
      vowel: index % 90 === 89 ? null : (['i', 'a', 'u'] as const)[index % 3]!,
      seconds: 0.2,
    })),
  );
  const samples = join(folder, 'samples.raw');
  writeFileSync(samples, voice.subarray(WAV_HEADER_BYTES));
  return { model: await readSpeechModel(models), voiceModel: VOICE_MODEL, samples, threads: 1 };
}

/** Starts a helper process without limits, sends one request to the process and prints its peak usage. */
async function report(what: string, program: keyof typeof heapMbOf, request: object): Promise<void> {
  const env = program === 'ocr-helper-process' ? ocrHelperEnvironment : {};
  const child = fork(join(import.meta.dirname, `../src/${program}.ts`), {
    env,
    execArgv: [`--max-old-space-size=${heapMbOf[program]}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const peaks = { 'private data MB': 0, 'resident MB': 0, 'CPU s': 0 };
  const timer = setInterval(() => sample(child, peaks), SAMPLE_EVERY_MS);
  child.send(request);
  const response = await Promise.race([
    responseOf(child),
    once(child, 'exit').then(() => ({ error: 'the process exited' })),
  ]);
  clearInterval(timer);
  child.kill('SIGKILL');
  const failed = 'result' in response || 'lines' in response || 'phrases' in response ? '' : JSON.stringify(response);
  process.stdout.write(`${what.padEnd(32)} ${JSON.stringify(peaks)} ${failed}\n`);
}

/** Waits for the response of a helper process; its messages about progress come before. */
async function responseOf(child: ChildProcess): Promise<object> {
  for await (const [message] of on(child, 'message') as AsyncIterable<[HelperMessage<object>]>)
    if ('response' in message) return message.response;
  throw new Error('no response');
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
