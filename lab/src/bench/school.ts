import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { Exchange, RequestKind } from '../people/exchange.ts';
import { closeLivePages, openLivePages } from '../people/live-page.ts';
import type { Person } from '../people/person.ts';
import { runScenario, ScenarioResults, type ScenarioTimes } from '../people/run-scenario.ts';
import { createSchoolFiles } from '../people/sample-files.ts';
import { type Scenario, scenarios, schoolMorning } from '../people/scenario.ts';
import { productProcessIds, startCpuMeter } from '../product/process-usage.ts';
import { type Benchmark, type BenchmarkContext, type BenchmarkOptions, formatTable, quantile } from './benchmark.ts';
import { prepareSchoolAccounts, signInPeople, signUpPeople } from './school-accounts.ts';

const ENTRIES = 100_000;
const QUICK_ENTRIES = 20_000;
const QUICK_PEOPLE = 200;
const QUICK_MINUTES = 1;
/** The warm-up lasts as long as the longest think time, so that every person has acted before the measurement. */
const WARM_UP_SECONDS = 90;
const QUICK_WARM_UP_SECONDS = 30;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const KIND_LABELS: Readonly<Record<RequestKind, string>> = {
  read: 'reads',
  write: 'writes',
  upload: 'uploads',
  textUpload: 'uploads that wait for their text',
};

/** Lets the people of `lab/src/people` use the product that `npm start` runs, or an installation for tests. */
export const schoolBenchmark: Benchmark = {
  name: 'school',
  description:
    'pupils of a school use the product at the same time (--quick, --people <number>, --minutes <number>, --entries <number>, --only <scenario>, --url <installation for tests>)',
  async measure(context) {
    const { options, print, report } = context;
    const { isQuick, only = '' } = options;
    const count = options.people ?? (isQuick ? QUICK_PEOPLE : schoolMorning.people);
    // The same people act in all scenarios, and the results of the scenarios are collected one after the other.
    let results = new ScenarioResults();
    const onExchange = (exchange: Exchange): void => results.add(exchange);
    const { people, processIds } = await gatherPeople(context, count, onExchange);
    const pages = await openLivePages(people);
    for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
      // The proportions between the scenarios' numbers of people stay the same when the total number of people changes.
      const some = people.slice(0, Math.max(1, Math.round((scenario.people * count) / schoolMorning.people)));
      const times = timesOf(scenario, options);
      let readCpu = startCoreMeter(processIds);
      results = new ScenarioResults();
      await runScenario(scenario, some, results, times, () => (readCpu = startCoreMeter(processIds)));
      reportScenario(context, scenario, { results, people: some.length, times });
      print(`    cores used: ${readCpu()}`);
    }
    const label = `live streams of ${people.length} open pages that ended`;
    report({ label, value: await closeLivePages(pages), unit: '', atMost: 0 });
  },
};

async function gatherPeople(
  context: BenchmarkContext,
  count: number,
  onExchange: (exchange: Exchange) => void,
): Promise<{ people: readonly Person[]; processIds: ReadonlyMap<string, number> }> {
  const { url, confirmedHost, invitationCode, isQuick, entries = isQuick ? QUICK_ENTRIES : ENTRIES } = context.options;
  const personOptions = { onExchange, files: createSchoolFiles() };
  if (url !== undefined) {
    assertHostConfirmed(url, confirmedHost);
    context.print(`    creating ${count} accounts, or signing their owners in …`);
    return { people: await signUpPeople(url, count, invitationCode, personOptions), processIds: new Map() };
  }
  const product = await context.startWithNpm();
  context.print(`    filling the school with ${entries} entries, and signing ${count} people in …`);
  const usernames = await prepareSchoolAccounts(product, entries, count);
  const people = await signInPeople(product.url, usernames, personOptions);
  return { people, processIds: productProcessIds(product) };
}

/**
 * @throws UserFacingError when the installation is on another machine and its host was not confirmed, because the run fills it with entries and files
 */
function assertHostConfirmed(url: string, confirmedHost: string | undefined): void {
  const { hostname } = new URL(url);
  if (LOCAL_HOSTS.includes(hostname) || confirmedHost === hostname) return;
  throw new UserFacingError(
    `This run writes entries and files to ${hostname} and loads it heavily. Never run it where people keep their journals. ` +
      `If ${hostname} is an installation for tests, run it again with --confirm-host ${hostname}`,
  );
}

const timesOf = (scenario: Scenario, { isQuick, minutes }: BenchmarkOptions): ScenarioTimes => ({
  warmUpSeconds: isQuick ? QUICK_WARM_UP_SECONDS : WARM_UP_SECONDS,
  seconds: (minutes ?? (isQuick ? QUICK_MINUTES : scenario.minutes)) * 60,
});

/** Starts a measurement. @returns a function that returns how many cores each process, and this program, have used since then */
function startCoreMeter(processIds: ReadonlyMap<string, number>): () => string {
  const startedAt = performance.now();
  const runnerBefore = process.cpuUsage();
  const readCpuSeconds = startCpuMeter(processIds);
  return () => {
    const elapsedSeconds = (performance.now() - startedAt) / 1_000;
    const { user, system } = process.cpuUsage(runnerBefore);
    const runner = ['by this program, which sends the requests:', (user + system) / 1e6] as const;
    return [...readCpuSeconds(), runner]
      .map(([name, seconds]) => `${name} ${(seconds / elapsedSeconds).toFixed(2)}`)
      .join(', ');
  };
}

interface MeasuredScenario {
  readonly results: ScenarioResults;
  readonly people: number;
  readonly times: ScenarioTimes;
}

/** Reports the latencies of a scenario with their thresholds, and its failures. */
function reportScenario(
  { print, report }: BenchmarkContext,
  { name, p95AtMostMs, thinkSeconds }: Scenario,
  { results, people, times }: MeasuredScenario,
): void {
  print(
    `\n## ${name}: ${people} people, think time ${thinkSeconds.from}–${thinkSeconds.to} s, ${times.seconds / 60} min`,
  );
  const rows = [...results.figures]
    .toSorted(([, one], [, other]) => other.latencies.length - one.latencies.length)
    .map(([request, { kind, latencies }]) => [
      request,
      KIND_LABELS[kind],
      latencies.length,
      ...[0.5, 0.95, 0.99].map((part) => quantile(latencies, part).toFixed(1)),
    ]);
  print(formatTable([['request', 'kind', 'number', 'p50 ms', 'p95 ms', 'p99 ms'], ...rows]));
  for (const kind of results.kinds) {
    const latencies = results.latenciesOf(kind);
    const rate = (latencies.length / times.seconds).toFixed(1);
    report({
      label: `${name}: ${KIND_LABELS[kind]} (${latencies.length}, ${rate}/s), p95`,
      value: quantile(latencies, 0.95),
      unit: 'ms',
      atMost: p95AtMostMs[kind],
    });
  }
  report({ label: `${name}: failed requests`, value: results.failureCount, unit: '', atMost: 0 });
  for (const [request, { count, reason }] of results.failures) print(`    ${count} × ${request}: ${reason}`);
}
