/** The part of sherpa-onnx-node that this product calls. The package has no types for TypeScript. */
declare module 'sherpa-onnx-node' {
  interface OfflineStream {
    acceptWaveform(audio: { sampleRate: number; samples: Float32Array }): void;
  }

  class OfflineRecognizer {
    /** Loads the model. An invalid model ends the process. */
    constructor(config: {
      modelConfig: {
        senseVoice: { model: string; language: string; useInverseTextNormalization: 0 | 1 };
        tokens: string;
        numThreads: number;
        debug: false;
      };
    });
    createStream(): OfflineStream;
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
