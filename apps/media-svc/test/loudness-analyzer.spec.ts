import fc from 'fast-check';
import type { Ffmpeg } from '../src/ffmpeg/ffmpeg.ts';
import { LoudnessAnalyzer } from '../src/transcription/loudness-analyzer.ts';

/** Formats a number like `%.6g` of C. */
function formatGeneral(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential(5).split('e');
  if (value !== 0 && (Number(exponent) < -4 || Number(exponent) >= 6)) {
    const [, sign = '+', power = ''] = /^([+-])(\d+)$/.exec(exponent) ?? [];
    return `${withoutTrailingZeros(digits)}e${sign}${power.padStart(2, '0')}`;
  }
  return withoutTrailingZeros(value.toFixed(5 - Number(exponent)));
}
const withoutTrailingZeros = (digits: string): string => (digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits);

const analyze = (stderr: string) =>
  new LoudnessAnalyzer({ runFfmpeg: () => Promise.resolve({ stdout: '', stderr }) } as unknown as Ffmpeg).analyze(
    'recording',
    'audio/wav',
    new AbortController().signal,
  );

it.each([
  [0, '0'],
  [1 / 48_000, '2.08333e-05'],
  [0.0001, '0.0001'],
  [1.5, '1.5'],
  [7_200, '7200'],
])('%d is formatted like in C', (value, formatted) => {
  expect(formatGeneral(value)).toBe(formatted);
});

it('reads every number that ffmpeg may print', async () => {
  const seconds = fc.oneof(
    fc.double({ min: 0, max: 7_200, noNaN: true }),
    fc.double({ min: 0, max: 0.001, noNaN: true }),
  );
  await fc.assert(
    fc.asyncProperty(seconds, seconds, async (start, end) => {
      const log = `[silencedetect @ 0x5581] silence_start: ${formatGeneral(start)}
[silencedetect @ 0x5581] silence_end: ${formatGeneral(end)} | silence_duration: ${formatGeneral(Math.abs(end - start))}
[Parsed_volumedetect_1 @ 0x5582] max_volume: -12.3 dB`;
      const { peakDb, silences } = await analyze(log);
      expect(peakDb).toBe(-12.3);
      expect(silences).toEqual([{ start: Number(start.toPrecision(6)), end: Number(end.toPrecision(6)) }]);
    }),
  );
});

it('reads a silent recording', async () => {
  expect(await analyze('silence_start: -1.5e-05\nmax_volume: -inf dB')).toEqual({
    peakDb: -Infinity,
    silences: [{ start: 0, end: Infinity }],
  });
});
