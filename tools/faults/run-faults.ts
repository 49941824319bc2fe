import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeAiProvider } from '@memory/testing';
import { createSampleRecording } from '../bench/sample-media.ts';
import { repositoryRoot } from '../config.ts';
import type { Fault, FaultContext } from './fault.ts';
import { type FaultResult, formatResult, isHeld, OWN_CHECK } from './result.ts';
import { runFault } from './run-fault.ts';
import { createSampleImages } from './sample-images.ts';
import { prepareProduct } from './stack/product.ts';
import { type StackVariant, startVariant } from './stack/stack-variants.ts';
import type { SampleFiles } from './traffic/action.ts';
import type { Exchange } from './traffic/exchanges.ts';
import { Person } from './traffic/person.ts';
import { signUpPeople } from './traffic/traffic.ts';
import { TRANSCRIPT } from './transcript.ts';

const PEOPLE = 6;
/** Where the logs of a product are kept that has not held a fault. */
const logsFolder = join(repositoryRoot, '.results/faults');

interface RunOptions {
  readonly seed: string;
  readonly print: (text: string) => void;
}

/** Runs faults one after the other, those with the same stack on one product. */
export async function runFaults(faults: readonly Fault[], options: RunOptions): Promise<FaultResult[]> {
  const results: FaultResult[] = [];
  for (const [variant, ofVariant] of Map.groupBy(faults, ({ stack = 'own-servers' }) => stack)) {
    const possible = ofVariant.filter((fault) => {
      const skipped = fault.skipReason?.();
      if (skipped === undefined) return true;
      const result = skippedResult(fault, skipped);
      options.print(formatResult(result));
      results.push(result);
      return false;
    });
    if (possible.length > 0) results.push(...(await runOnOneProduct(variant, possible, options)));
  }
  return results;
}

async function runOnOneProduct(
  variant: StackVariant,
  faults: readonly Fault[],
  { seed, print }: RunOptions,
): Promise<FaultResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-faults-'));
  // The system users of the processes reach their folders through this one.
  await chmod(folder, 0o755);
  const cleanups: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const started = await startVariant(variant);
    cleanups.push(() => started.stop());
    const provider = await startFakeAiProvider({ text: TRANSCRIPT });
    cleanups.push(() => provider.stop());
    const product = await prepareProduct(started.folder ?? folder, {
      OPENAI_BASE_URL: provider.url,
      // An upload is acknowledged without its transcript, which arrives later.
      MEDIA_SYNC_WAIT_MS: '500',
      ...started.settings,
    });
    cleanups.push(() => product.stop());
    await product.start();
    const samples = await createSamples(folder);
    const exchanges: Exchange[] = [];
    const newPerson = (name: string): Person =>
      new Person(product.url, name, (exchange) => void exchanges.push(exchange));
    const people = Array.from({ length: PEOPLE }, (_, index) => newPerson(`person_${index + 1}`));
    const prober = newPerson('prober');
    await Promise.all([signUpPeople(people, seed, samples), prober.signUp()]);
    const others: Person[] = [];
    const context: FaultContext = {
      product,
      provider,
      servers: started.servers,
      samples,
      folder,
      async signUpAnother() {
        const person = newPerson(`other_${others.length + 1}`);
        await person.signUp();
        others.push(person);
        return person;
      },
    };
    const results: FaultResult[] = [];
    for (const fault of faults) {
      const result = await runFault(fault, { context, people, prober, exchanges, seed }).catch((error: unknown) =>
        unfinishedResult(fault, String(error)),
      );
      print(formatResult(result));
      results.push(result);
    }
    if (!results.every(isHeld)) {
      await cp(join(product.dataDir, 'logs'), join(logsFolder, variant), { recursive: true });
      print(`  The logs are in ${join(logsFolder, variant)}\n`);
    }
    return results;
  } finally {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }
}

async function createSamples(folder: string): Promise<SampleFiles> {
  return {
    recordings: await Promise.all([1, 2].map((seconds) => createSampleRecording(folder, seconds))),
    images: await createSampleImages(folder),
  };
}

const skippedResult = (fault: Fault, skipped: string): FaultResult => ({ ...emptyResult(fault), skipped });

/** Nothing could be checked, for example because the product did not work again. */
const unfinishedResult = (fault: Fault, error: string): FaultResult => ({
  ...emptyResult(fault),
  problems: new Map([[OWN_CHECK, [`the run did not end: ${error}`]]]),
});

const emptyResult = ({ name, description }: Fault): FaultResult => ({
  name,
  description,
  problems: new Map(),
  recovery: new Map(),
  recoveryLimitMs: 0,
  settleSeconds: 0,
  requests: 0,
  writes: 0,
});
