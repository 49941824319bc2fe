import { type RefObject, useEffect, useRef, useState } from 'react';
import { type MicrophoneLevel, MicrophoneLevelClassifier } from './microphone-level.ts';

/** Time between two readings in milliseconds. Each reading covers the time since the previous reading. */
const READING_INTERVAL_MS = 250;
/** The number of samples of a reading: 16,384 samples are a third of a second at 48 kHz. */
const PEAK_SAMPLES = 16_384;

/**
 * React hook that measures the level of a microphone.
 * @param isActive whether the recording continues; during a pause, nothing is measured
 * @returns the level, and the analyser of the spectrum; the analyser is null while nothing is measured, and in browsers without Web Audio
 */
export function useMicrophoneLevel(
  stream: MediaStream,
  isActive: boolean,
): { level: MicrophoneLevel; spectrum: RefObject<AnalyserNode | null> } {
  const [level, setLevel] = useState<MicrophoneLevel>('good');
  const spectrum = useRef<AnalyserNode>(null);

  useEffect(() => {
    if (!isActive) return undefined;
    const audio = openAudioContext();
    if (!audio) return undefined;
    const source = audio.createMediaStreamSource(stream);
    const analyser = audio.createAnalyser();
    analyser.fftSize = 256;
    analyser.smoothingTimeConstant = 0.75;
    source.connect(analyser);
    spectrum.current = analyser;
    const readPeaks = connectPeakMeters(audio, source, stream);
    const classifier = new MicrophoneLevelClassifier();
    const timer = setInterval(() => {
      // A phone suspends Web Audio in the background. The analysers then return their last values again.
      if (audio.state === 'running') setLevel(classifier.add(readPeaks(), performance.now()));
    }, READING_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      spectrum.current = null;
      setLevel('good');
      void audio.close();
    };
  }, [stream, isActive]);

  return { level, spectrum };
}

/** A recording needs no level meter, so a browser without Web Audio, or with too many contexts, still records. */
function openAudioContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

/** Connects one analyser to each channel. @returns a function that returns the highest amplitude of each channel in the last `PEAK_SAMPLES` */
function connectPeakMeters(audio: AudioContext, source: AudioNode, stream: MediaStream): () => number[] {
  const channelCount = Math.min(2, stream.getAudioTracks()[0]?.getSettings().channelCount ?? 1);
  const splitter = audio.createChannelSplitter(2);
  source.connect(splitter);
  const samples = new Float32Array(PEAK_SAMPLES);
  const meters = Array.from({ length: channelCount }, (_, channel) => {
    const meter = audio.createAnalyser();
    meter.fftSize = PEAK_SAMPLES;
    splitter.connect(meter, channel);
    return meter;
  });
  return () =>
    meters.map((meter) => {
      meter.getFloatTimeDomainData(samples);
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    });
}
