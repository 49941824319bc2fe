import { z } from 'zod';

/** The transcription provider of an installation. */
export const transcriptionStateSchema = z.object({
  /** `local`: a speech model in the worker. `openai`: a server with OpenAI's API. `off`: recordings are not transcribed. */
  provider: z.enum(['local', 'openai', 'off']),
  /** Whether the operator has set the provider. When false, it is `off` by default. */
  isChosen: z.boolean(),
});
export type TranscriptionState = z.infer<typeof transcriptionStateSchema>;
