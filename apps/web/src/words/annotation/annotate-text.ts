import type { ScriptedAnnotation } from '@memory/contracts';
import { api, unwrapResponse } from '../../lib/api.ts';

/** The maximum numbers of UTF-16 units and of texts that one request may contain (`annotateTextsRequestSchema`). */
const BATCH_MAX_LENGTH = 20_000;
const BATCH_MAX_TEXTS = 100;
/** Time in milliseconds that the first text of a batch waits for others: the cards of a list render one after the other. */
const BATCH_DELAY_MS = 30;

interface WaitingText {
  text: string;
  resolve: (annotation: ScriptedAnnotation) => void;
  reject: (error: unknown) => void;
}

let waiting: WaitingText[] = [];
let isSending = false;

/**
 * Annotates a text. The texts of all cards that wait at the same time are sent in one request, and only one request is sent at a time, so
 * that a timeline of twenty cards causes one or two requests.
 */
export function annotateText(text: string): Promise<ScriptedAnnotation> {
  return new Promise((resolve, reject) => {
    waiting.push({ text, resolve, reject });
    if (isSending) return;
    isSending = true;
    setTimeout(() => void sendBatches(), BATCH_DELAY_MS);
  });
}

async function sendBatches(): Promise<void> {
  while (waiting.length > 0) {
    const batch = takeBatch();
    try {
      const texts = batch.map(({ text }) => text);
      const { annotations } = await unwrapResponse(api.POST('/api/annotate/batch', { body: { texts } }));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const annotation = annotations[index];
        if (annotation) resolve(annotation);
        else reject(new Error('The response has fewer annotations than the request has texts'));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  isSending = false;
}

/** Takes as many waiting texts as fit in one request, at least one. */
function takeBatch(): WaitingText[] {
  let length = 0;
  const rest = waiting.findIndex(({ text }, index) => {
    length += text.length;
    return index > 0 && (length > BATCH_MAX_LENGTH || index >= BATCH_MAX_TEXTS);
  });
  return waiting.splice(0, rest < 0 ? waiting.length : rest);
}
