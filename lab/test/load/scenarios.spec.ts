import { setTimeout as delay } from 'node:timers/promises';
import { type RouteContract, publicRoutes } from '@memory/contracts';
import fc from 'fast-check';
import { runScenario } from '../../src/bench/school/run-scenario.ts';
import { type Action, chooseAction } from '../../src/load/scenarios/action.ts';
import { createRandom, pickByWeight } from '../../src/load/scenarios/random.ts';
import {
  nextPathFromLink,
  readRequest,
  type ScenarioRequest,
  type ScenarioResponse,
} from '../../src/load/scenarios/request.ts';
import { type Scenario, scenarios } from '../../src/load/scenarios/scenario.ts';
import { createVirtualUser, dueTimes } from '../../src/load/scenarios/virtual-user.ts';

const ID = '0197a3f0-0000-7000-8000-000000000001';
const URL_OF_FILE = `/media/${ID}`;
const ACTIONS = 400;

/** Returns a response like that of the product, as far as scenarios read it. */
function respond({ name, upload, path }: ScenarioRequest): ScenarioResponse {
  const entry = { id: ID, content: '今天' };
  const isList = /entries|timeline/.test(name) && path.includes('limit=');
  const uploaded = { url: URL_OF_FILE, extractedText: '' };
  const body = upload ? (upload.field === 'media' ? [uploaded] : uploaded) : isList ? [entry, entry] : entry;
  return { json: () => body, nextPath: isList && !path.includes('cursor') ? `${path}&cursor=abc` : null };
}

function requestsOf(action: Action): ScenarioRequest[] {
  const requests: ScenarioRequest[] = [];
  for (let step = action.next(); step.done !== true; step = action.next(step.value.map(respond)))
    requests.push(...step.value);
  return requests;
}

/** The requests of a virtual user who performs so many actions that every kind of them occurs. */
function requestsOfUser(scenario: Scenario, number: number): ScenarioRequest[] {
  const user = createVirtualUser(number);
  return Array.from({ length: ACTIONS }, () => requestsOf(chooseAction(user, scenario.actions))).flat();
}

function findRoute({ method, path }: ScenarioRequest): { route: RouteContract; params: object } | undefined {
  const [pathname = ''] = path.split('?');
  for (const route of Object.values<RouteContract>(publicRoutes)) {
    const pattern = new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = route.method === method.toLowerCase() ? pattern.exec(pathname) : null;
    // Without parameters the route is the more specific one: /api/journal-entries/on-this-day.
    if (found && (found.groups === undefined || !isLiteralRoute(pathname)))
      return { route, params: { ...found.groups } };
  }
  return undefined;
}

const isLiteralRoute = (pathname: string): boolean =>
  Object.values<RouteContract>(publicRoutes).some(({ path }) => path === pathname);

describe.each(scenarios)('the scenario $name', (scenario) => {
  it('sends valid requests to routes of the contract, and expects their status', () => {
    const different = new Map(requestsOfUser(scenario, 1).map((request) => [request.name + request.path, request]));
    for (const request of [...different.values()].filter(({ path }) => path !== '/')) {
      const { route, params } = findRoute(request) ?? {};
      expect({ request, route }).toEqual({ request, route: expect.anything() });
      const query = Object.fromEntries(new URLSearchParams(request.path.split('?')[1]));
      const problems = [
        route?.params?.safeParse(params).error,
        route?.query?.safeParse(query).error,
        route?.body?.safeParse(request.json).error,
      ].filter((problem) => problem !== undefined);
      expect({ request, problems }).toEqual({ request, problems: [] });
      expect(request.upload?.field).toBe(route?.uploadField);
      expect(request.expectedStatus).toBe(route?.response.status);
    }
  });

  it('does the same with the same seed, and something else with another one', () => {
    expect(requestsOfUser(scenario, 1)).toEqual(requestsOfUser(scenario, 1));
    expect(requestsOfUser(scenario, 1)).not.toEqual(requestsOfUser(scenario, 2));
  });

  it('promises a latency for every kind of its requests', () => {
    const kinds = new Set(requestsOfUser(scenario, 1).map(({ kind }) => kind));
    expect(Object.keys(scenario.p95AtMostMs).toSorted()).toEqual([...kinds].toSorted());
  });

  it('makes no entry public, because others would see it', () => {
    const levels = requestsOfUser(scenario, 1).map(({ json = {} }) => (json as { privacyLevel?: string }).privacyLevel);
    expect(levels).not.toContain('public');
  });
});

it('spreads the first actions over a think time, and keeps the think time between actions', () => {
  const range = fc.record({ from: fc.nat(100), length: fc.nat(100) });
  fc.assert(
    fc.property(fc.nat(), range, (seed, { from, length }) => {
      const times = dueTimes(createRandom(seed), { from, to: from + length });
      let last = times.next().value;
      expect(last).toBeLessThanOrEqual(from + length);
      for (let action = 0; action < 20; action += 1) {
        const due = times.next().value;
        expect(due - last).toBeGreaterThanOrEqual(from - 1e-9);
        expect(due - last).toBeLessThanOrEqual(from + length + 1e-9);
        last = due;
      }
    }),
  );
});

it('picks items in proportion to their weights', () => {
  const random = createRandom(7);
  const items = [{ weight: 1 }, { weight: 0 }, { weight: 3 }];
  const counts = new Map(items.map((item) => [item, 0]));
  for (let pick = 0; pick < 4_000; pick += 1) {
    const item = pickByWeight(random, items);
    counts.set(item, counts.get(item)! + 1);
  }
  const [one, none, three] = items.map((item) => counts.get(item)!);
  expect(none).toBe(0);
  expect(three! / one!).toBeCloseTo(3, 0);
});

it('finds the next page in a Link header', () => {
  expect(nextPathFromLink('<https://memory.example/api/x?limit=20&cursor=a>; rel="next"')).toBe(
    '/api/x?limit=20&cursor=a',
  );
  expect(nextPathFromLink('</api/x?cursor=a>; rel="next"')).toBe('/api/x?cursor=a');
  expect(nextPathFromLink('</api/x>; rel="prev"')).toBeNull();
  expect(nextPathFromLink(undefined)).toBeNull();
});

describe('the Node runner', () => {
  const STALL_MS = 200;
  const think = { from: 0.02, to: 0.02 };
  const scenario: Scenario = {
    name: 'test',
    virtualUsers: 1,
    minutes: 1,
    thinkSeconds: think,
    actions: [
      {
        weight: 1,
        *start() {
          yield [readRequest('first', '/')];
          yield [readRequest('second', '/')];
        },
      },
    ],
    p95AtMostMs: {},
  };
  const run = (send: () => Promise<number>) =>
    runScenario(
      scenario,
      {
        client: { send: async () => ({ status: await send(), headers: {}, body: Buffer.from('') }) },
        cookies: ['one'],
      },
      { warmUpSeconds: 0, seconds: 0.1 },
      () => undefined,
    );

  it('counts the latency of a request from the time at which it was due', async () => {
    let requests = 0;
    const results = await run(async () => {
      requests += 1;
      if (requests === 1) await delay(STALL_MS);
      return 200;
    });
    const { latencies = [] } = results.figures.get('first') ?? {};
    // All actions were due within half of the time for which the first response was delayed, and are as late.
    expect(latencies.length).toBeGreaterThanOrEqual(4);
    for (const latency of latencies) expect(latency).toBeGreaterThan(STALL_MS / 2 - 10);
  });

  it('counts a response with an unexpected status as a failure, and ends the action', async () => {
    const results = await run(async () => 503);
    expect([...results.failures.keys()]).toEqual(['first']);
    expect(results.figures.size).toBe(0);
    expect(results.failureCount).toBeGreaterThanOrEqual(4);
  });
});
