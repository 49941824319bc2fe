import { z } from 'zod';
import { RetryableJobFailure } from '../jobs/job-failures.ts';

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const recognizedLines = z.object({ lines: z.array(z.string()) });

/**
 * Extracts the lines from a chat completion. The JSON that the prompt asks for may be inside prose or a code fence.
 * @throws RetryableJobFailure `provider_garbled` for any other response: the next one may differ
 */
export function parseVisionResponse(response: unknown): string[] {
  const parsed = completion.safeParse(response);
  if (!parsed.success)
    throw new RetryableJobFailure('provider_garbled', 'the provider’s response is not a chat completion', {
      cause: parsed.error,
    });
  const lines = recognizedLines.safeParse(findJsonObject(parsed.data.choices[0]?.message.content ?? ''));
  if (!lines.success)
    throw new RetryableJobFailure('provider_garbled', 'the model’s response contains no lines', { cause: lines.error });
  return lines.data.lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Finds the JSON object in a text; null when there is none. */
function findJsonObject(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  for (let start = text.indexOf('{'); start !== -1 && start < end; start = text.indexOf('{', start + 1)) {
    try {
      return JSON.parse(text.slice(start, end)) as unknown;
    } catch {
      // Prose may contain a brace: continues at the next one.
    }
  }
  return null;
}
