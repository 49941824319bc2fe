import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { privacyLevels } from '@memory/contracts';
import { repositoryRoot } from '@memory/launcher/config';
import { type Cleanup, runCleanups } from '@memory/launcher/stack/cleanup';
import { startFakeAiProvider } from '@memory/testing';
import type { Exchange } from '../people/exchange.ts';
import { HttpClient } from '../people/http-client.ts';
import { closeLivePages, openLivePages } from '../people/live-page.ts';
import { Person } from '../people/person.ts';
import { createSmallFiles } from '../people/sample-files.ts';
import { Product } from '../product/product.ts';
import type { Fault, FaultContext } from './fault.ts';
import { TRANSCRIPT } from './injections/transcription.ts';
import { type FaultResult, formatResult, isHeld, OWN_CHECK } from './result.ts';
import { runFault } from './run-fault.ts';
import { type StackVariant, startVariant } from './stack-variants.ts';
import { signUpPeople } from './traffic.ts';

const PEOPLE = 6;
/**
 * After this time, in milliseconds, an erasure is repeated for work that was in progress at the first erasure. The default is ten minutes. A short
 * time is enough here, because the deleted accounts have no open requests of their own, only jobs and events.
 */
const ERASURE_SETTLE_MS = '5000';
/** The folder in which the logs of a product are kept when it did not survive a fault. */
const logsFolder = join(repositoryRoot, '.results/faults');

interface RunOptions {
  readonly seed: string;
  readonly print: (text: string) => void;
  readonly recoveryLimitMs: number;
}

/**
 * Runs faults one after the other. Faults with the same stack variant run on the same product. After a fault that the product did not survive, a new
 * product is started, so that later faults are not affected.
 */
export async function runFaults(
  faults: readonly Fault[],
  { seed, print, recoveryLimitMs }: RunOptions,
): Promise<FaultResult[]> {
  const results: FaultResult[] = [];
  const startedAt = performance.now();
  const printStart = ({ name }: Fault): void => {
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    print(`→ ${results.length + 1} of ${faults.length}, after ${minutes} minutes: ${name}\n`);
  };
  const add = (result: FaultResult): void => {
    results.push(result);
    print(formatResult(result));
  };
  for (const [variant, ofVariant] of Map.groupBy(faults, ({ stack = 'own-servers' }) => stack)) {
    const remaining: Fault[] = [];
    for (const fault of ofVariant) {
      const skipped = fault.skipReason?.();
      if (skipped === undefined) remaining.push(fault);
      else add({ ...emptyResult(fault), skipped });
    }
    while (remaining.length > 0) {
      const countBefore = remaining.length;
      await useProduct(variant, seed, async (product, runOne) => {
        let result: FaultResult;
        do {
          const fault = remaining.shift()!;
          printStart(fault);
          const finished = await runOne(fault).catch((error: unknown) => unfinishedResult(fault, String(error)));
          result = { ...finished, recoveryLimitMs };
          add(result);
        } while (remaining.length > 0 && isHeld(result));
        if (isHeld(result)) return;
        const folder = join(logsFolder, result.name);
        await cp(join(product.dataDir, 'logs'), folder, { recursive: true });
        for (const log of product.startLogs) await cp(log, join(folder, basename(log)));
        print(`  The logs are in ${folder}\n`);
      }).catch((error: unknown) => {
        // A product that does not start fails the next fault. Otherwise the product was not stopped completely. In both cases, the other faults still
        // run.
        if (remaining.length === countBefore) add(unfinishedResult(remaining.shift()!, String(error)));
        else print(`✗ ${String(error)}\n`);
      });
    }
  }
  return results;
}

/** Starts a product with people who use it, and stops the product after `work`. */
async function useProduct(
  variant: StackVariant,
  seed: string,
  work: (product: Product, runOne: (fault: Fault) => Promise<FaultResult>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-faults-'));
  // The mode lets the system users of the processes reach their folders through this folder.
  await chmod(folder, 0o755);
  const cleanups: Cleanup[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const started = await startVariant(variant);
    cleanups.push(() => started.stop());
    const provider = await startFakeAiProvider({ text: TRANSCRIPT });
    cleanups.push(() => provider.stop());
    const settings = {
      OPENAI_BASE_URL: provider.url,
      // An upload is acknowledged without its transcript, which arrives later.
      MEDIA_SYNC_WAIT_MS: '500',
      ERASURE_SETTLE_MS,
      ...started.settings,
    };
    const product = new Product(started.folder ?? folder, { settings });
    cleanups.push(() => product.stop());
    await product.start();
    const files = await createSmallFiles(folder);
    const client = new HttpClient(product.url);
    cleanups.push(() => client.close());
    const exchanges: Exchange[] = [];
    const record = (exchange: Exchange): void => void exchanges.push(exchange);
    const newPerson = (username: string, onExchange = record): Person =>
      Object.assign(new Person(client, { username, onExchange, files, privacyLevels }), { repeatUntil: Infinity });
    const people = Array.from({ length: PEOPLE }, (_, index) => newPerson(`person_${index + 1}`));
    const prober = newPerson('prober');
    const stranger = newPerson('stranger');
    await Promise.all([signUpPeople(people), prober.signUp()]);
    const pages = await openLivePages(people);
    cleanups.push(async () => void (await closeLivePages(pages)));
    let otherCount = 0;
    const context: FaultContext = {
      product,
      provider,
      servers: started.servers,
      folder,
      signUpAnother() {
        return newPerson(`other_${(otherCount += 1)}`).signUp();
      },
    };
    // The erased person is signed out by the erasure, so their 401 responses are not failures.
    const onExchangeOfLeaver = (exchange: Exchange): void => {
      if (exchange.outcome !== 401) record(exchange);
    };
    await work(product, (fault) => {
      const leaver = newPerson(`leaver_${fault.name.replaceAll('-', '_')}`, onExchangeOfLeaver);
      return runFault(fault, { context, people, pages, leaver, stranger, prober, exchanges, seed });
    });
  } finally {
    await runCleanups(cleanups, 'fast');
  }
}

/** Returns the result of a fault for which nothing could be checked, for example because the product did not recover. */
const unfinishedResult = (fault: Fault, error: string): FaultResult => ({
  ...emptyResult(fault),
  problems: new Map([[OWN_CHECK, [`the run did not end: ${error}`]]]),
});

const emptyResult = ({ name, description }: Fault): FaultResult => ({
  name,
  description,
  problems: new Map(),
  recovery: new Map(),
  settleSeconds: 0,
  settledLast: [],
  seconds: 0,
  requests: 0,
  writes: 0,
});
