/** The part of sherpa-onnx-node that this product calls. The package has no types for TypeScript. */
declare module 'sherpa-onnx-node' {
  interface OfflineStream {
    acceptWaveform(audio: { sampleRate: number; samples: Float32Array }): void;
  }

  /** One of the three models must be given. */
  export interface RecognizerOptions {
    modelConfig: {
      senseVoice?: { model: string; language: string; useInverseTextNormalization: 0 | 1 };
      paraformer?: { model: string };
      /** With an empty language, the engine detects the language. */
      whisper?: { encoder: string; decoder: string; language: string; task: 'transcribe' };
      tokens: string;
      numThreads: number;
      debug: false;
    };
  }

  class OfflineRecognizer {
    /** Loads the model. An invalid model ends the process. */
    constructor(config: RecognizerOptions);
    createStream(): OfflineStream;
    /**
     * Recognizes the samples of a stream. When the network fails, for example without memory, the engine writes the reason to the error output and
     * the result is empty.
     */
    decode(stream: OfflineStream): void;
    getResult(stream: OfflineStream): { text: string; tokens: string[]; timestamps: number[] };
  }

  class Vad {
    constructor(
      config: {
        sileroVad: {
          model: string;
          threshold: number;
          minSpeechDuration: number;
          minSilenceDuration: number;
          maxSpeechDuration: number;
          windowSize: number;
        };
        sampleRate: number;
        debug: false;
      },
      bufferSizeInSeconds: number,
    );
    acceptWaveform(samples: Float32Array): void;
    isEmpty(): boolean;
    /** @param enableExternalBuffer whether the samples share memory with the engine */
    front(enableExternalBuffer: boolean): { start: number; samples: Float32Array };
    pop(): void;
    flush(): void;
    reset(): void;
  }

  const sherpa: { OfflineRecognizer: typeof OfflineRecognizer; Vad: typeof Vad };
  export default sherpa;
}
