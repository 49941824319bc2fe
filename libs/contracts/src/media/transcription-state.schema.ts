import { z } from 'zod';

/** Who transcribes recordings on an installation. */
export const transcriptionStateSchema = z.object({
  /** `local`: the speech model of this machine. `openai`: a server. `off`: nobody. */
  provider: z.enum(['local', 'openai', 'off']),
  /** Whether a setting says so. When it is false, the provider is `off` because nobody has decided yet. */
  isChosen: z.boolean(),
});
export type TranscriptionState = z.infer<typeof transcriptionStateSchema>;
