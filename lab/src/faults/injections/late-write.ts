import { setTimeout as delay } from 'node:timers/promises';
import { startSecondProcess, TRANSCRIBES_ONLY } from '../../product/product.ts';
import type { Fault } from '../fault.ts';
import { TRANSCRIPT, uploadRecording, waitForRequest, waitForText } from './transcription.ts';

const EARLIER_TEXT = '这是迟到的结果。';
const LATER_TEXT = '这是第二次的结果。';
const PROVIDER_DELAY_MS = 10_000;
/** When the second worker starts, in milliseconds before the first worker is stopped. It must be less than half a minute. */
const SECOND_WORKER_STARTS_MS = 6_000;
const TEXT_LIMIT_MS = 22_000;
/** How long the woken worker may need to store its text, in milliseconds, if nothing prevented it. */
const LATE_WRITE_MS = 5_000;

/**
 * A worker is stopped in the middle of a job. Another worker does the job. Then the first worker wakes with its own result, which must have no
 * effect.
 */
export const staleWorkerWrite: Fault = {
  name: 'late-write',
  description: 'a worker wakes in the middle of a job that another one has done: its write has no effect',
  async inject({ product, provider, signUpAnother }) {
    const person = await signUpAnother();
    provider.respondWith({ text: EARLIER_TEXT, delayMs: PROVIDER_DELAY_MS });
    const received = provider.requests.length;
    const fileId = await uploadRecording(person);
    await waitForRequest(provider, received);
    const secondWorker = startSecondProcess(product, 'media-worker', TRANSCRIBES_ONLY);
    await delay(SECOND_WORKER_STARTS_MS);
    product.sendSignal('media-worker', 'SIGSTOP');
    provider.respondWith({ text: LATER_TEXT });
    const textOfSecond = await waitForText(product, fileId, TEXT_LIMIT_MS);
    product.sendSignal('media-worker', 'SIGCONT');
    await delay(LATE_WRITE_MS);
    await secondWorker.stop();
    provider.respondWith({ text: TRANSCRIPT });
    return {
      async findProblems() {
        const text = await waitForText(product, fileId, TEXT_LIMIT_MS);
        return [
          ...(textOfSecond === LATER_TEXT ? [] : [`the second worker stored ${JSON.stringify(textOfSecond)}`]),
          ...(text === LATER_TEXT ? [] : [`the file has the text ${JSON.stringify(text)} in the end`]),
        ];
      },
    };
  },
};
