import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { TRANSCRIPT, uploadRecording, waitForRequest, waitForText } from './transcription.ts';

/**
 * How long the provider takes to send the first byte, in milliseconds. `FAULT_PROVIDER_DELAY_MS=330000` corresponds to a long recording on a slow
 * server, and is longer than the default time-outs of HTTP clients.
 */
const DELAY_MS = Number(process.env.FAULT_PROVIDER_DELAY_MS ?? 20_000);
const TEXT_AFTER_RESPONSE_MS = 15_000;

/** The provider sends its whole response late, including the headers. */
export const lateProvider: Fault = {
  name: 'late-provider',
  description: `the AI provider sends the first byte after ${DELAY_MS / 1_000} s`,
  async inject({ product, provider, signUpAnother }) {
    const person = await signUpAnother();
    const received = provider.requests.length;
    provider.respondWith({ text: TRANSCRIPT, delayMs: DELAY_MS });
    const fileId = await uploadRecording(person);
    await waitForRequest(provider, received);
    provider.respondWith({ text: TRANSCRIPT });
    await delay(DELAY_MS);
    const text = await waitForText(product, fileId, TEXT_AFTER_RESPONSE_MS);
    const requests = provider.requests.length;
    return {
      async findProblems() {
        return text === TRANSCRIPT
          ? []
          : [`the late text is ${JSON.stringify(text)} after ${requests - received} requests`];
      },
    };
  },
};

/** The number of jobs that a worker runs at the same time by default. */
const HANGING_REQUESTS = 4;
/** How soon another person's recording must have its text, in milliseconds. */
const OTHER_TEXT_LIMIT_MS = 60_000;

/** The provider accepts requests of one person and never responds to these requests. */
export const hangingProvider: Fault = {
  name: 'hanging-provider',
  description: `the AI provider never responds to ${HANGING_REQUESTS} requests of one person: another person’s recording has its text within a minute`,
  async inject({ product, provider, signUpAnother }) {
    const [one, other] = [await signUpAnother(), await signUpAnother()];
    provider.respondWith({ delayMs: Infinity });
    const received = provider.requests.length;
    for (let count = 0; count < HANGING_REQUESTS; count += 1) await uploadRecording(one);
    await waitForRequest(provider, received + HANGING_REQUESTS - 1);
    provider.respondWith({ text: TRANSCRIPT });
    const text = await waitForText(product, await uploadRecording(other), OTHER_TEXT_LIMIT_MS);
    return {
      async end() {
        provider.breakConnections();
      },
      async findProblems() {
        return text === TRANSCRIPT ? [] : ['the recording of another person had no text after a minute'];
      },
    };
  },
};
