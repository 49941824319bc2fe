import { beforeEach, expect, it } from 'vitest';
import { type ChannelPeaks, type MicrophoneLevel, MicrophoneLevelClassifier } from './microphone-level.ts';

let classifier: MicrophoneLevelClassifier;
let now: number;
beforeEach(() => {
  classifier = new MicrophoneLevelClassifier();
  now = 0;
});

/** Adds four readings a second. `peaks` are used in turns. @returns the last level */
function hear(seconds: number, ...peaks: ChannelPeaks[]): MicrophoneLevel {
  let level: MicrophoneLevel = 'good';
  for (let n = 0; n < seconds * 4; n += 1) {
    level = classifier.add(peaks[n % peaks.length] ?? [], now);
    now += 250;
  }
  return level;
}

it.each<[string, MicrophoneLevel, number, ...ChannelPeaks[]]>([
  ['speech of a usual volume', 'good', 30, [0.3], [0.05], [0.4]],
  ['a room in which nobody speaks', 'good', 30, [0.006]],
  ['quiet speech', 'quiet', 7, [0.03], [0.004], [0.05]],
  ['speech that is cut off', 'clipping', 2, [1], [0.4]],
  ['nothing', 'silent', 11, [0]],
  ['nothing, in both channels', 'silent', 11, [0, 0]],
  ['a dead right side', 'oneSided', 7, [0.4, 0], [0.02, 0.001]],
  ['a dead left side', 'oneSided', 7, [0, 0.4]],
  ['two sides of different volume', 'good', 30, [0.4, 0.02]],
])('%s is %s', (_, level, seconds, ...peaks) => {
  expect(hear(seconds, ...peaks)).toBe(level);
});

it('reports silence after ten seconds, not before', () => {
  expect(hear(9.5, [0])).toBe('good');
  expect(hear(1, [0])).toBe('silent');
});

it('takes one loud moment for a cough', () => {
  hear(5, [0.3]);
  expect(hear(0.5, [1])).toBe('good');
});

it('reports a bad level for at least four seconds, then that it is good again', () => {
  hear(5, [0.3]);
  expect(hear(1, [1])).toBe('clipping');
  expect(hear(2, [0.3])).toBe('clipping');
  expect(hear(3, [0.3])).toBe('good');
});

it('leaves silence at the first word', () => {
  expect(hear(20, [0])).toBe('silent');
  expect(hear(1, [0.3])).toBe('good');
});
