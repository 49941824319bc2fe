import { startFakeAiProvider } from '@memory/testing';

/** A provider that finds the text 山 in every photo. */
export interface OcrProvider {
  /** The settings with which photos, and no recordings, are given to the provider. */
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a provider for tests in which it does not matter what reads photos: the local OCR engine takes seconds to start. */
export async function startOcrProvider(): Promise<OcrProvider> {
  const provider = await startFakeAiProvider({ text: '{"lines": ["山"]}' });
  return {
    settings: { OCR_PROVIDER: 'openai', OPENAI_BASE_URL: provider.url, TRANSCRIBE_PROVIDER: 'off' },
    stop: provider.stop,
  };
}
