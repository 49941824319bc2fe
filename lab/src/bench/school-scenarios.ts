import { type Scenario, scenarios, schoolMorning } from '../load/scenarios/scenario.ts';
import type { Benchmark } from './benchmark.ts';
import { dataFolder, startWithNpm } from './http/npm-start.ts';
import { createCpuMeter } from './school/cpu-usage.ts';
import { openLiveStreams } from './school/live-streams.ts';
import { LoadClient } from './school/load-client.ts';
import { reportScenario } from './school/report-scenario.ts';
import { runScenario, type ScenarioTimes } from './school/run-scenario.ts';
import { prepareSchoolAccounts } from './school/school-accounts.ts';
import { signInUsers } from './school/sign-in-users.ts';

const ENTRIES = 100_000;
const QUICK_ENTRIES = 20_000;
const QUICK_VIRTUAL_USERS = 200;
const QUICK_MINUTES = 1;
/** As long as the longest think time, so that every virtual user has acted before the measurement. */
const WARM_UP_SECONDS = 90;
const QUICK_WARM_UP_SECONDS = 30;

/** Loads the product, as `npm start` runs it, with the scenarios of `lab/src/load`. */
export const schoolScenariosBenchmark: Benchmark = {
  name: 'school',
  description:
    'pupils of a school use the product at the same time (--quick, --people <number>, --minutes <number>, --entries <number>, --only <scenario>)',
  async measure(context) {
    const { isQuick, entries = isQuick ? QUICK_ENTRIES : ENTRIES, only = '' } = context.options;
    const virtualUsers = context.options.people ?? (isQuick ? QUICK_VIRTUAL_USERS : schoolMorning.virtualUsers);
    const chosen = scenarios.filter(({ name }) => name.includes(only));
    const product = await startWithNpm(dataFolder(await context.createFolder()));
    try {
      context.print(`    filling the school with ${entries} entries, and signing ${virtualUsers} people in …`);
      const credentials = await prepareSchoolAccounts(product, entries, virtualUsers);
      const cookies = await signInUsers(product.url, credentials);
      const liveStreams = await openLiveStreams(product.url, cookies);
      const client = new LoadClient(product.url);
      const startCpuMeter = await createCpuMeter(product);
      for (const scenario of chosen) {
        const users = cookies.slice(0, proportionalUsers(scenario, virtualUsers));
        const times = timesOf(scenario, context.options);
        let readCpuUsage = startCpuMeter();
        const results = await runScenario(scenario, { client, cookies: users }, times, () => {
          readCpuUsage = startCpuMeter();
        });
        reportScenario(context, { scenario, results, users: users.length, times, cpu: readCpuUsage() });
      }
      await client.close();
      const label = `live streams of ${cookies.length} open pages that ended`;
      context.report({ label, value: await liveStreams.close(), unit: '', atMost: 0 });
    } finally {
      await product.stop();
    }
  },
};

/** Keeps the proportions between scenarios when `--people` or `--quick` changes the number of virtual users. */
const proportionalUsers = (scenario: Scenario, virtualUsers: number): number =>
  Math.max(1, Math.round((scenario.virtualUsers * virtualUsers) / schoolMorning.virtualUsers));

function timesOf(
  scenario: Scenario,
  { isQuick, minutes }: { isQuick: boolean; minutes?: number | undefined },
): ScenarioTimes {
  return {
    warmUpSeconds: isQuick ? QUICK_WARM_UP_SECONDS : WARM_UP_SECONDS,
    seconds: (minutes ?? (isQuick ? QUICK_MINUTES : scenario.minutes)) * 60,
  };
}
