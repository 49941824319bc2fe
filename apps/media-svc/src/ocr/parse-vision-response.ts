import { z } from 'zod';
import { RetryableJobFailure } from '../jobs/job-failures.ts';

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const recognizedLines = z.object({ lines: z.array(z.string()) });

/**
 * Extracts the lines of text from a chat completion of the vision model. The JSON object that the prompt requests may be surrounded by
 * prose or a code fence.
 * @throws RetryableJobFailure `provider_garbled` when there is no such object, because the next response may contain it
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

/** Finds a JSON object in a text; returns null when there is none. */
function findJsonObject(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  for (let start = text.indexOf('{'); start !== -1 && start < end; start = text.indexOf('{', start + 1)) {
    try {
      return JSON.parse(text.slice(start, end)) as unknown;
    } catch {
      // This brace belongs to the prose, so the search continues at the next brace.
    }
  }
  return null;
}
