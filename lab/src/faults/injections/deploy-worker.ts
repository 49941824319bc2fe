import { setTimeout as delay } from 'node:timers/promises';
import { withRedis } from '@memory/admin/with-redis';
import { processExists } from '@memory/launcher/process/process-identity';
import type { Product } from '../../product/product.ts';
import type { Fault } from '../fault.ts';
import { TRANSCRIPT, uploadRecording, waitForRequest, waitForText } from './transcription.ts';

/** How long the provider would take to respond, in milliseconds: longer than a stopping worker waits for its jobs. */
const PROVIDER_DELAY_MS = 15_000;
const TEXT_LIMIT_MS = 60_000;

/**
 * Deploys the worker several times in a row while a job runs. The job must not fail, although it is interrupted more often than a job may stall
 * (BullMQ's limit for workers that die).
 */
const deployWorkerTimes = (count: number): Pick<Fault, 'inject'> => ({
  async inject({ product, provider, signUpAnother }) {
    const person = await signUpAnother();
    provider.respondWith({ text: TRANSCRIPT, delayMs: PROVIDER_DELAY_MS });
    let received = provider.requests.length;
    let ending = 0;
    const fileId = await uploadRecording(person);
    for (let deployment = 0; deployment < count; deployment += 1) {
      await waitForRequest(provider, received);
      received = provider.requests.length;
      ending = product.processId('media-worker');
      product.sendSignal('media-worker', 'SIGTERM');
    }
    provider.respondWith({ text: TRANSCRIPT });
    return {
      // A stopping worker waits up to 5 s for its jobs.
      async end() {
        while (processExists(ending)) await delay(50);
      },
      async findProblems() {
        const text = await waitForText(product, fileId, TEXT_LIMIT_MS);
        const attempts = await readAttempts(product, fileId);
        return [
          ...(text === TRANSCRIPT ? [] : [`the recording has the text ${JSON.stringify(text)}`]),
          ...(attempts === '1' ? [] : [`${attempts} attempts are counted instead of the last one alone`]),
        ];
      },
    };
  },
});

/** Reads the number of attempts from BullMQ's record of a job: `atm` is `attemptsMade`. */
const readAttempts = (product: Product, fileId: string): Promise<string | null> =>
  withRedis(product.environmentOf('media-svc').REDIS_URL ?? '', (redis) =>
    redis.hget(`bull:media-transcribe-recording:${fileId}`, 'atm'),
  );

export const deployWorker: Fault = {
  name: 'deploy-worker',
  description: 'SIGTERM of media-worker in the middle of a job',
  isQuick: true,
  ...deployWorkerTimes(1),
};

export const deployWorkerOften: Fault = {
  name: 'deploy-worker-often',
  description: 'SIGTERM of media-worker five times in the middle of the same job: no attempt is counted',
  ...deployWorkerTimes(5),
};
