import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaFileInfo } from '@memory/contracts';
import { eventually, type SpokenSound, synthesizeVoice, writeTinySpeechModel } from '@memory/testing';
import { ListQueueStates } from '../src/operations/list-queue-states.ts';
import { childProcessIds, processLimitsOf } from './child-processes.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording, runFfmpeg } from './sample-files.ts';

/** Each vowel lasts for 0.3 s and is followed by a short pause. */
const VOWEL_SECONDS = 0.36;
const say = (vowels: string): SpokenSound[] =>
  [...vowels].flatMap((vowel) => [
    { vowel: vowel as SpokenSound['vowel'], seconds: VOWEL_SECONDS - 0.06 },
    { vowel: null, seconds: 0.06 },
  ]);
const pause = (seconds: number): SpokenSound => ({ vowel: null, seconds });
/** Two phrases, at 0.8 s and at 3.08 s. */
const voice = synthesizeVoice([pause(0.8), ...say('iau'), pause(1.2), ...say('uai'), pause(0.5)]);

let media: MediaApp;
let folder: string;
let spoken: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-test-speech-'));
  [media, spoken] = await Promise.all([
    startMediaApp({
      MEDIA_SYNC_WAIT_MS: '30000',
      TRANSCRIBE_PROVIDER: 'local',
      SPEECH_MODEL_DIR: join(folder, 'model'),
      SPEECH_MEMORY_MB: '2000',
      SPEECH_CPU_SECONDS: '777',
    }),
    runFfmpeg(['-c:a', 'libopus', '-f', 'webm'], voice),
    writeTinySpeechModel(join(folder, 'model')),
  ]);
});
afterEach(() => media.stopWorkers());
afterAll(async () => {
  await media.stop();
  await rm(folder, { recursive: true });
});

const helperIds = (): number[] => childProcessIds('speech-helper-process');
const readText = async (owner: string, fileId: string): Promise<MediaFileInfo['text']> =>
  ((await (await media.request(owner, `/api/media-files/${fileId}`)).json()) as MediaFileInfo).text;

async function transcribe(bytes: Buffer, owner = newUserId()): Promise<MediaFileInfo['text']> {
  const { file } = await media.uploadAccepted(owner, 'audio', bytes);
  return readText(owner, file.id);
}

/** The reason that `npm run admin -- jobs:list` shows for a file, and the number of attempts. */
async function failureOf(fileId: string): Promise<{ why: string; attempts: number } | undefined> {
  const queues = await media.app.get(ListQueueStates).execute();
  return queues.flatMap(({ lastFailures }) => lastFailures).find((failure) => failure.fileId === fileId);
}

describe('a recording', () => {
  it('becomes text with the times of its words', async () => {
    await media.startWorker();
    const { status, value, words } = await transcribe(spoken);
    expect({ status, value }).toEqual({ status: 'done', value: '衣妈无无妈衣' });
    expect(words.map(({ text }) => text).join('')).toBe('衣妈无无妈衣');
    const starts = [0, 1, 2].flatMap((index) => [0.8 + index * VOWEL_SECONDS, 3.08 + index * VOWEL_SECONDS]);
    // The engine reports times in steps of 60 ms, and the first word begins with its phrase, a little before the voice.
    for (const [index, start] of starts.toSorted((a, b) => a - b).entries()) {
      expect(Math.abs(words[index]!.start - start)).toBeLessThan(0.15);
      expect(words[index]!.end).toBeGreaterThan(words[index]!.start);
    }
  });

  it('is written in the script of its speaker', async () => {
    await media.startWorker();
    const owner = newUserId();
    await media.request(owner, '/api/speaker', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spokenLanguage: 'zh-Hant' }),
    });
    const { value, words } = await transcribe(spoken, owner);
    expect(value).toBe('衣媽無無媽衣');
    expect(words[1]).toMatchObject({ text: '媽' });
  });

  it('without a voice has no text', async () => {
    await media.startWorker();
    // The model alone would take this chord, of two of its formants, for a vowel.
    const chord = 'aevalsrc=0.2*sin(2*PI*750*t)+0.2*sin(2*PI*1150*t):d=2:s=16000';
    expect(await transcribe(await generateRecording('webm', chord))).toMatchObject({
      status: 'done',
      value: '',
      words: [],
    });
  });

  it('that is silent needs no engine', async () => {
    await media.startWorker({ SPEECH_MODEL_DIR: join(folder, 'missing') });
    const silence = await generateRecording('webm', 'anullsrc=duration=2');
    expect(await transcribe(silence)).toMatchObject({ status: 'done', value: '' });
    expect(helperIds()).toEqual([]);
  });

  it('of a phone, with 8 kHz or one dead channel, becomes text too', async () => {
    await media.startWorker();
    const oneSide = await runFfmpeg(['-af', 'pan=stereo|c0=c0', '-c:a', 'pcm_s16le', '-f', 'wav'], voice);
    expect((await transcribe(oneSide)).value).toBe('衣妈无无妈衣');
    const phone = await runFfmpeg(['-ar', '8000', '-c:a', 'pcm_s16le', '-f', 'wav'], voice);
    expect((await transcribe(phone)).value).toBe('衣妈无无妈衣');
  });
});

describe('the speech helper process', () => {
  it('runs with the configured limits, stays for the next recording and ends with the worker', async () => {
    await media.startWorker();
    await transcribe(spoken);
    const [pid] = helperIds();
    expect(processLimitsOf(pid)).toMatchObject({
      'Max data size': `${2_000 * 1024 ** 2}`,
      'Max cpu time': '777',
      'Max file size': '0',
      'Max open files': '64',
    });
    await transcribe(spoken);
    expect(helperIds()).toEqual([pid]);
    await media.stopWorkers();
    await eventually(() => expect(helperIds()).toEqual([]));
  });

  it('is replaced when it is killed, and the job is tried again', async () => {
    const worker = await media.startWorker();
    const transcript = transcribe(spoken);
    // The first replacement is within the attempt; when it is killed as well, the attempt fails.
    const killed = new Set<number>();
    while (killed.size < 2) {
      const pid = await eventually(
        () => {
          const [started] = helperIds().filter((id) => !killed.has(id));
          expect(started).toBeDefined();
          return started!;
        },
        { intervalMs: 5 },
      );
      process.kill(pid, 'SIGKILL');
      killed.add(pid);
    }
    expect(await transcript).toMatchObject({ status: 'done', value: '衣妈无无妈衣' });
    expect(await media.metrics(worker)).toMatch(/memory_job_failures_total\{.*reason="child_died".*\} 1/);
  });

  it('ends at the timeout of the job; the recording stays', async () => {
    await media.startWorker({ TRANSCRIBE_TIMEOUT_MS: '150' });
    const owner = newUserId();
    const { body, file } = await media.uploadAccepted(owner, 'audio', spoken);
    expect(body.status).toBe('failed');
    expect(await failureOf(file.id)).toMatchObject({ attempts: 3 });
    await eventually(() => expect(helperIds()).toEqual([]));
    expect((await media.request(owner, body.url)).status).toBe(200);
  });
});

describe('a model that cannot be used', () => {
  const damage: [string, (model: string) => Promise<unknown>, RegExp][] = [
    [
      'is not installed',
      (model) => rm(model, { recursive: true }),
      /no valid description of a speech model in .*model\.json/,
    ],
    ['is cut', (model) => truncate(join(model, 'model.onnx'), 2_000), /model\.onnx has 2000 bytes instead of \d+/],
    [
      'is damaged',
      async (model) => {
        const path = join(model, 'model.onnx');
        await writeFile(path, (await readFile(path)).fill(7, 0, 1_000));
      },
      /could not load its models: .*Protobuf parsing failed/s,
    ],
    [
      'is of another kind',
      async (model) => {
        const path = join(model, 'model.onnx');
        const bytes = await readFile(path);
        const key = bytes.indexOf('vocab_size');
        await writeFile(path, bytes.fill('x', key, key + 4));
      },
      /could not load its models: .*vocab_size/s,
    ],
  ];

  it.each(damage)(
    'because it %s fails the text once, with the reason; the recording stays',
    async (name, apply, why) => {
      const model = join(folder, name.replaceAll(' ', '-'));
      await writeTinySpeechModel(model);
      await apply(model);
      await media.startWorker({ SPEECH_MODEL_DIR: model });
      const owner = newUserId();
      const { body, file } = await media.uploadAccepted(owner, 'audio', spoken);
      expect(body.status).toBe('failed');
      expect(await failureOf(file.id)).toEqual(
        expect.objectContaining({ attempts: 1, why: expect.stringMatching(why) as string }),
      );
      expect((await media.request(owner, body.url)).status).toBe(200);
      expect(await readText(owner, file.id)).toMatchObject({ status: 'failed', reason: 'provider_failed' });
    },
  );

  it('because it needs more memory than it may is the operator’s matter, not that of the recording', async () => {
    await media.startWorker({ SPEECH_MEMORY_MB: '120' });
    const { file } = await media.uploadAccepted(newUserId(), 'audio', spoken);
    expect((await failureOf(file.id))?.why).toMatch(/could not load its models: took more than 120 MB of memory/);
    expect(await media.database.file.findUnique({ where: { id: file.id } })).toMatchObject({
      textReason: 'provider_failed',
    });
  });
});
