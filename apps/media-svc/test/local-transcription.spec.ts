import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, type SpokenSound, synthesizeVoice, writeTinySpeechModel } from '@memory/testing';
import { processLimitsOf } from './child-processes.ts';
import { type MediaApp, newUserId } from './media-app.ts';
import { runFfmpeg } from './sample-files.ts';
import { type SpeechApp, speechHelperIds, startSpeechApp, voice, voiceStarts, voiceText } from './speech-app.ts';

/** Vowels without a pause between them. */
const sing = (seconds: number): SpokenSound[] =>
  Array.from({ length: seconds / 0.3 }, (_, index) => ({
    vowel: (['i', 'a', 'u'] as const)[index % 3]!,
    seconds: 0.3,
  }));

let app: SpeechApp;
let media: MediaApp;
let spoken: Buffer;
/** Half a minute of voice, long enough that its helper process can be found and killed before it has finished. */
let spokenForLong: Buffer;
beforeAll(async () => {
  [app, spoken, spokenForLong] = await Promise.all([
    startSpeechApp({ SPEECH_CPU_SECONDS: '777' }),
    runFfmpeg(['-c:a', 'libopus', '-f', 'webm'], voice),
    runFfmpeg(['-af', 'aloop=5:size=2e9', '-c:a', 'libopus', '-f', 'webm'], voice),
  ]);
  media = app.media;
});
afterEach(() => media.stopWorkers());
afterAll(() => app.stop());

describe('a recording', () => {
  it.each(['sense-voice', 'paraformer'] as const)('becomes text with the times of its words (%s)', async (kind) => {
    const model = join(app.folder, kind);
    await writeTinySpeechModel(model, { kind });
    await media.startWorker({ SPEECH_MODEL_DIR: model });
    const { status, value, words } = await app.transcribe(spoken);
    expect({ status, value }).toEqual({ status: 'done', value: voiceText });
    expect(words.map(({ text }) => text).join('')).toBe(voiceText);
    // The engine reports times in steps of 60 ms, and the first word begins with its phrase, a little before the voice.
    for (const [index, start] of voiceStarts.entries()) {
      expect(Math.abs(words[index]!.start - start)).toBeLessThan(0.15);
      expect(words[index]!.end).toBeGreaterThan(words[index]!.start);
    }
  });

  it('becomes text without times when the model reports none', async () => {
    const model = join(app.folder, 'without-times');
    await writeTinySpeechModel(model, { kind: 'paraformer', hasTimes: false });
    await media.startWorker({ SPEECH_MODEL_DIR: model });
    expect(await app.transcribe(spoken)).toMatchObject({ status: 'done', value: voiceText, words: [] });
  });

  it('without a pause becomes text in phrases of limited length', async () => {
    const model = join(app.folder, 'without-pause');
    // For all of it at once, the network would need more memory than it may use.
    await writeTinySpeechModel(model, { copiesOfInput: 1_400 });
    await media.startWorker({ SPEECH_MODEL_DIR: model });
    const { status, value, words } = await app.transcribe(synthesizeVoice(sing(33)));
    expect(status).toBe('done');
    // A vowel in which a phrase is divided may be heard twice.
    expect(Math.abs(value.length - 110)).toBeLessThan(5);
    expect(words.at(-1)!.start).toBeGreaterThan(32);
  }, 180_000);

  it('is written in the script of its speaker', async () => {
    media.journal.convertScript = (text) => text.replaceAll('妈', '媽').replaceAll('无', '無');
    await media.startWorker();
    const owner = newUserId();
    await media.request(owner, '/api/speaker', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spokenLanguage: 'zh-Hant' }),
    });
    const { value, words } = await app.transcribe(spoken, owner);
    expect(value).toBe('衣媽無無媽衣');
    expect(words[1]).toMatchObject({ text: '媽' });
  });
});

describe('a model that is replaced', () => {
  it('while a job loads it, is used when the job is tried again', async () => {
    const model = join(app.folder, 'replaced');
    await writeTinySpeechModel(model);
    const description = await readFile(join(model, 'model.json'));
    const whole = await readFile(join(model, 'model.onnx'));
    // A damaged model fails to load, like one whose files were deleted after its description was read.
    await writeFile(join(model, 'model.onnx'), Buffer.from(whole).fill(7, 0, 1_000));
    const worker = await media.startWorker({ SPEECH_MODEL_DIR: model });
    const transcript = app.transcribe(spoken);
    await eventually(() => expect(speechHelperIds()).toHaveLength(1), { intervalMs: 5 });
    await writeFile(join(model, 'new-model.onnx'), whole);
    await writeFile(join(model, 'model.json.new'), description.toString().replace('model.onnx', 'new-model.onnx'));
    await rename(join(model, 'model.json.new'), join(model, 'model.json'));
    expect(await transcript).toMatchObject({ status: 'done', value: voiceText });
    expect(await media.metrics(worker)).toMatch(
      /memory_job_failures_total\{.*reason="engine_unusable",final="false"\} 1/,
    );
  });
});

describe('the speech helper process', () => {
  it('runs with the configured limits, stays for the next recording and ends with the worker', async () => {
    await media.startWorker();
    await app.transcribe(spoken);
    const [pid] = speechHelperIds();
    expect(processLimitsOf(pid)).toMatchObject({
      'Max data size': `${2_000 * 1024 ** 2}`,
      'Max cpu time': '777',
      'Max file size': '0',
      'Max open files': '64',
    });
    await app.transcribe(spoken);
    expect(speechHelperIds()).toEqual([pid]);
    await media.stopWorkers();
    await eventually(() => expect(speechHelperIds()).toEqual([]));
  });

  it('ends when it has been idle for SPEECH_IDLE_MS, and is started again for the next recording', async () => {
    await media.startWorker({ SPEECH_IDLE_MS: '1' });
    await app.transcribe(spoken);
    await eventually(() => expect(speechHelperIds()).toEqual([]));
    expect((await app.transcribe(spoken)).value).toBe(voiceText);
  });

  it('is replaced when it is killed, and the job is tried again', async () => {
    const worker = await media.startWorker();
    const transcript = app.transcribe(spokenForLong);
    // The first replacement is within the attempt; when it is killed as well, the attempt fails.
    const killed = new Set<number>();
    while (killed.size < 2) killed.add(await endNextHelper('SIGKILL', killed));
    expect(await transcript).toMatchObject({ status: 'done', value: expect.stringContaining(voiceText) as string });
    expect(await media.metrics(worker)).toMatch(/memory_job_failures_total\{.*reason="child_died".*\} 1/);
  });

  it('that is killed in each attempt leaves a reason that names the memory of the machine; the recording stays', async () => {
    await media.startWorker();
    const owner = newUserId();
    const upload = media.uploadAccepted(owner, 'audio', spokenForLong);
    const killed = new Set<number>();
    // Three attempts with two processes each.
    while (killed.size < 6) killed.add(await endNextHelper('SIGKILL', killed));
    const { body, file } = await upload;
    expect(body.status).toBe('failed');
    expect(await app.failureOf(file.id)).toMatchObject({
      attempts: 3,
      why: expect.stringMatching(/too little memory.*SIGKILL/) as string,
    });
    expect((await media.request(owner, body.url)).status).toBe(200);
  });

  it('that the processor cannot run fails the text once, with the reason', async () => {
    await media.startWorker();
    const upload = media.uploadAccepted(newUserId(), 'audio', spokenForLong);
    await endNextHelper('SIGILL', new Set());
    expect(await app.failureOf((await upload).file.id)).toMatchObject({
      attempts: 1,
      why: expect.stringMatching(/instructions that the processor of this machine does not have.*SIGILL/) as string,
    });
  });

  it('ends at the timeout of the job; the recording stays', async () => {
    await media.startWorker({ TRANSCRIBE_TIMEOUT_MS: '150' });
    const owner = newUserId();
    const { body, file } = await media.uploadAccepted(owner, 'audio', spoken);
    expect(body.status).toBe('failed');
    expect(await app.failureOf(file.id)).toMatchObject({ attempts: 3 });
    await eventually(() => expect(speechHelperIds()).toEqual([]));
    expect((await media.request(owner, body.url)).status).toBe(200);
  });

  /** Sends a signal to the next helper process that starts. @param before the processes that have got one @returns its id */
  async function endNextHelper(signal: NodeJS.Signals, before: ReadonlySet<number>): Promise<number> {
    const pid = await eventually(
      () => {
        const [started] = speechHelperIds().filter((id) => !before.has(id));
        expect(started).toBeDefined();
        return started!;
      },
      { intervalMs: 5 },
    );
    process.kill(pid, signal);
    return pid;
  }
});
