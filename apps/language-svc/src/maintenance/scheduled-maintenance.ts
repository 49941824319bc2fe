import { Schedule } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ModelResponseCache } from '../language-model/response-cache.ts';
import { OptimiseParameters } from '../reviews/optimise-parameters.ts';
import { KeyStoredWords } from '../word-keys/key-stored-words.ts';

/** The first run is an hour after the start. The start of the service computes missing word keys itself, and no other task is urgent. */
const HOURLY = { everyMs: 3_600_000, pausesFirst: true };

@Injectable()
export class ScheduledMaintenance extends Schedule {
  constructor(modelResponses: ModelResponseCache, parameters: OptimiseParameters, storedWords: KeyStoredWords) {
    super([
      { ...HOURLY, task: 'delete expired responses of the model', run: () => modelResponses.deleteExpired() },
      { ...HOURLY, task: 'optimise the parameters of reviews', run: (signal) => parameters.execute(signal) },
      // During a deployment, processes of the previous release still store words without keys.
      { ...HOURLY, task: 'key words without a key', run: (signal) => storedWords.execute(signal) },
    ]);
  }
}
