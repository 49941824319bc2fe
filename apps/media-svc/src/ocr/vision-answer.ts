import { z } from 'zod';
import { PassingFailure } from '../jobs/failures.ts';

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const seen = z.object({ lines: z.array(z.string()) });

/**
 * The lines a model has read, from its answer: JSON as it was asked for, which many put between sentences or into a code fence.
 * @throws PassingFailure `provider_garbled` for anything else: models are not the same twice
 */
export function linesSeen(answer: unknown): string[] {
  const read = completion.safeParse(answer);
  if (!read.success)
    throw new PassingFailure('provider_garbled', 'the provider’s answer is no completion', { cause: read.error });
  const lines = seen.safeParse(jsonIn(read.data.choices[0]?.message.content ?? ''));
  if (!lines.success)
    throw new PassingFailure('provider_garbled', 'the model’s answer holds no lines', { cause: lines.error });
  return lines.data.lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The JSON object in a text, whatever is said around it; null when there is none. */
function jsonIn(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  for (let start = text.indexOf('{'); start !== -1 && start < end; start = text.indexOf('{', start + 1)) {
    try {
      return JSON.parse(text.slice(start, end)) as unknown;
    } catch {
      // Prose may have a brace of its own: the object begins at a later one.
    }
  }
  return null;
}
