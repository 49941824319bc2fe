/**
 * What the microphone picks up: speech of a good volume, speech that is too quiet or distorted (`clipping`), nothing for ten seconds (`silent`), or
 * sound in only one of two channels (`oneSided`).
 */
export type MicrophoneLevel = 'good' | 'quiet' | 'clipping' | 'silent' | 'oneSided';

/** The highest amplitude of each channel in a moment, from 0 to 1 (full scale). */
export type ChannelPeaks = readonly number[];

interface LevelReading {
  /** In milliseconds, as of `performance.now()`. */
  at: number;
  peaks: ChannelPeaks;
}

/** Samples at full scale are cut off. The rest of 1 % is for encoders and mixers that stop a little below it. */
const CLIPPING_PEAK = 0.99;
/** Peaks of speech below -24 dBFS are too quiet; recording guides recommend -12 to -6 dBFS. */
const QUIET_PEAK = 0.063;
/** Below -40 dBFS there is no speech, only the noise of a room, so that a pause of the speaker does not count as quiet speech. */
const SPEECH_PEAK = 0.01;
/** Below -50 dBFS nothing can be heard: a microphone that is switched off, or noise that the browser has suppressed. */
const SILENT_PEAK = 0.003;
const SILENT_AFTER_MS = 10_000;
const WINDOW_MS = 6_000;
/** How long quiet speech must be heard within the window. */
const QUIET_SPEECH_MS = 2_000;
/** How long the level must be bad before it is reported; two loud moments may be a cough and a laugh. */
const CLIPPING_READINGS = 3;
const CLIPPING_WINDOW_MS = 3_000;
/** How long a bad level is reported at least, so that its sentence can be read and the display does not flicker. */
const MIN_REPORT_MS = 4_000;

/** Classifies the level of a microphone from several readings a second. */
export class MicrophoneLevelClassifier {
  private readings: LevelReading[] = [];
  private reported: MicrophoneLevel = 'good';
  private reportedAt = -Infinity;

  /** Adds a reading. @returns the level to show */
  add(peaks: ChannelPeaks, now: number): MicrophoneLevel {
    this.readings = [...this.readings.filter(({ at }) => now - at <= SILENT_AFTER_MS + 1_000), { at: now, peaks }];
    const level = this.classify(now);
    const mustStay = this.reported !== 'good' && now - this.reportedAt < MIN_REPORT_MS;
    if (level !== this.reported && !(mustStay && level === 'good')) {
      this.reported = level;
      this.reportedAt = now;
    }
    return this.reported;
  }

  private classify(now: number): MicrophoneLevel {
    const within = (ms: number) => this.readings.filter(({ at }) => now - at <= ms);
    if (within(CLIPPING_WINDOW_MS).filter((reading) => loudest(reading) >= CLIPPING_PEAK).length >= CLIPPING_READINGS)
      return 'clipping';
    if (this.covers(SILENT_AFTER_MS, now) && within(SILENT_AFTER_MS).every((reading) => loudest(reading) < SILENT_PEAK))
      return 'silent';
    if (!this.covers(WINDOW_MS, now)) return 'good';
    const recent = within(WINDOW_MS);
    if (isOneSided(recent)) return 'oneSided';
    const speech = recent.filter((reading) => loudest(reading) >= SPEECH_PEAK);
    const isQuiet = speech.every((reading) => loudest(reading) < QUIET_PEAK);
    return isQuiet && speech.length >= (recent.length * QUIET_SPEECH_MS) / WINDOW_MS ? 'quiet' : 'good';
  }

  private covers(ms: number, now: number): boolean {
    const first = this.readings[0];
    return first !== undefined && now - first.at >= ms;
  }
}

const loudest = ({ peaks }: LevelReading): number => Math.max(0, ...peaks);

/** Whether one of two channels has speech and the other channel is silent. */
function isOneSided(readings: readonly LevelReading[]): boolean {
  if (readings.some(({ peaks }) => peaks.length < 2)) return false;
  const channelPeaks = [0, 1].map((channel) => Math.max(...readings.map(({ peaks }) => peaks[channel] ?? 0)));
  return Math.min(...channelPeaks) < SILENT_PEAK && Math.max(...channelPeaks) >= QUIET_PEAK;
}
