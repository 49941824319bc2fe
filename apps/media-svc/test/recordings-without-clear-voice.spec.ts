import { join } from 'node:path';
import { type MediaApp, newUserId } from './media-app.ts';
import { generateRecording, runFfmpeg } from './sample-files.ts';
import { type SpeechApp, speechHelperIds, startSpeechApp, voice, voiceText } from './speech-app.ts';

/** Two chords in turn, of the formants of vowels, for which the model alone would take them, over a drum. */
const chord = (first: number, second: number, beat: string): string =>
  `0.2*(sin(2*PI*${first}*t)+sin(2*PI*${second}*t))*${beat}`;
const music = `${chord(750, 1_150, 'floor(mod(t,2))')}+${chord(280, 2_250, '(1-floor(mod(t,2)))')}+0.3*sin(2*PI*110*t)*exp(-8*mod(t,0.5))`;
/** In arguments of ffmpeg, a comma separates filters. */
const MUSIC = music.replaceAll(',', String.raw`\,`);

let app: SpeechApp;
let media: MediaApp;
beforeAll(async () => {
  app = await startSpeechApp();
  media = app.media;
});
afterAll(() => app.stop());

// The detector of voices comes before the models, so it does not matter of which kind they are.
describe('with a model', () => {
  beforeAll(async () => void (await media.startWorker()));
  afterAll(() => media.stopWorkers());

  it.each([
    ['music', `aevalsrc=${MUSIC}:d=8:s=16000`],
    ['loud noise', 'anoisesrc=d=8:c=white:a=0.5:r=16000:seed=1'],
    ['wind', 'anoisesrc=d=8:c=brown:a=0.9:r=16000:seed=2'],
  ])('%s has no text', async (_, source) => {
    const text = await app.transcribe(await generateRecording('webm', source));
    expect(text).toMatchObject({ status: 'done', value: '', words: [] });
    // Otherwise the recording counted as silent, and the detector of voices was not asked.
    expect(speechHelperIds()).toHaveLength(1);
  });

  it.each([
    ['a phone with 8 kHz', ['-ar', '8000', '-c:a', 'pcm_s16le', '-f', 'wav']],
    ['a telephone line', ['-af', 'highpass=300,lowpass=3400', '-ar', '8000', '-c:a', 'pcm_s16le', '-f', 'wav']],
    ['a microphone whose right side is dead', ['-af', 'pan=stereo|c0=c0', '-c:a', 'pcm_s16le', '-f', 'wav']],
    ['a microphone whose left side is dead', ['-af', 'pan=stereo|c1=c0', '-c:a', 'pcm_s16le', '-f', 'wav']],
  ])('the voice of %s becomes text', async (_, encoding) => {
    expect((await app.transcribe(await runFfmpeg(encoding, voice))).value).toBe(voiceText);
  });
});

it('minutes of silence have no text, and need no engine', async () => {
  await media.startWorker({ SPEECH_MODEL_DIR: join(app.folder, 'missing') });
  const silence = await generateRecording('webm', 'anullsrc=duration=300:r=16000', ['-b:a', '6k']);
  expect(await app.transcribe(silence)).toMatchObject({ status: 'done', value: '', words: [] });
  expect(speechHelperIds()).toEqual([]);
  await media.stopWorkers();
});

it.each([
  ['that is not audio', Buffer.from('今天很好。'.repeat(1_000)), 'not_a_recording'],
  ['whose sound is missing', voice.subarray(0, 40), 'file_unreadable'],
])('a file %s is refused, and not stored', async (_, bytes, code) => {
  const before = await media.storedKeys();
  const response = await media.upload(newUserId(), 'audio', bytes);
  expect(await response.json()).toMatchObject({ code });
  expect(await media.storedKeys()).toEqual(before);
});
