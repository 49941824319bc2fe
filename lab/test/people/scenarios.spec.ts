import { setTimeout as delay } from 'node:timers/promises';
import { privacyLevels, publicRoutes, type RouteContract } from '@memory/contracts';
import fc from 'fast-check';
import { type Exchange, ignoreFailedRequest } from '../../src/people/exchange.ts';
import type { HttpRequest, HttpResponse } from '../../src/people/http-client.ts';
import { Person, type PersonClient } from '../../src/people/person.ts';
import { Random } from '../../src/people/random.ts';
import { PossibleValues } from '../../src/people/records.ts';
import { dueTimes, runScenario, ScenarioResults } from '../../src/people/run-scenario.ts';
import { everydayActions, type Scenario, scenarios, type WeightedAction } from '../../src/people/scenario.ts';

const ID = '0197a3f0-0000-7000-8000-000000000001';
const ACTIONS = 400;
const everyday = { name: 'everyday', actions: everydayActions };

const routeWith = (test: (route: RouteContract) => boolean): RouteContract | undefined =>
  Object.values<RouteContract>(publicRoutes).find(test);

/** The route of a request. Without parameters it is the more specific one: /api/journal-entries/on-this-day. */
function findRoute({ method, path }: HttpRequest): { route: RouteContract; params: object } | undefined {
  const [pathname = ''] = path.split('?');
  let params = {};
  const route =
    routeWith((one) => one.method === method.toLowerCase() && one.path === pathname) ??
    routeWith((one) => {
      const found = new RegExp(`^${one.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
      params = { ...found?.groups };
      return one.method === method.toLowerCase() && found !== null;
    });
  return route && { route, params };
}

/** Responds with the properties that the actions read from the product's response to this request. */
function respond(request: HttpRequest): HttpResponse {
  const { path, upload } = request;
  const entry = { id: ID, content: '今天', url: `/media/${ID}`, extractedText: '', shareId: 'share', version: 1 };
  const isList = path.includes('limit=') || upload?.field === 'media';
  const link = isList && !upload && !path.includes('cursor') ? `<${path}&cursor=abc>; rel="next"` : '';
  const status = findRoute(request)?.route.response.status ?? 200;
  return { status, headers: { link }, body: Buffer.from(JSON.stringify(isList ? [entry, entry] : entry)) };
}

/** The requests of a person who performs so many actions that every kind of them occurs, and what came back. */
async function useProduct(actions: readonly WeightedAction[], seed: string, levels = privacyLevels.slice(0, 1)) {
  const requests: HttpRequest[] = [];
  const exchanges: Exchange[] = [];
  const client: PersonClient = {
    url: '',
    send: async (request) => {
      requests.push(request);
      return respond(request);
    },
    openStream: () => Promise.reject(new Error('not here')),
  };
  const file = new File([], 'file');
  const files = { audio: [file], image: [file], media: [file] };
  const onExchange = (exchange: Exchange): void => void exchanges.push(exchange);
  const [person, other] = ['li', 'mei'].map((username) =>
    Object.assign(new Person(client, { username, onExchange, files, privacyLevels: levels }), { id: ID }),
  ) as [Person, Person];
  Object.assign(person, { others: [other], possibleFriends: [other], possibleBlocks: [other] });
  for (const relations of [person.records.friends, person.records.blocks]) relations.set(ID, new PossibleValues());
  await everydayActions.find(({ act }) => act.name === 'writeEntry')?.act(other);
  person.random = new Random(seed);
  for (let count = 0; count < ACTIONS; count += 1)
    await person.random.pickByWeight(actions).act(person).catch(ignoreFailedRequest);
  return { requests, exchanges: exchanges.filter((exchange) => exchange.person === person.username) };
}

describe.each([...scenarios, everyday])('the people of $name', ({ actions }) => {
  it('send valid requests to routes of the contract, and expect their status', async () => {
    const { requests, exchanges } = await useProduct(actions, 'seed', privacyLevels.slice());
    const different = new Map(requests.map((request) => [`${request.method} ${request.path}`, request]));
    for (const request of [...different.values()].filter(({ path }) => path !== '/' && !path.startsWith('/media/'))) {
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
    }
    expect(exchanges.filter(({ isExpected }) => !isExpected)).toEqual([]);
  });
});

describe.each(scenarios)('the scenario $name', ({ actions, p95AtMostMs }) => {
  it('is the same with the same seed, and another one with another seed', async () => {
    const pathsOf = async (seed: string) => (await useProduct(actions, seed)).requests.map(({ path }) => path);
    expect(await pathsOf('one')).toEqual(await pathsOf('one'));
    expect(await pathsOf('one')).not.toEqual(await pathsOf('other'));
  });

  it('promises a latency for every kind of its requests', async () => {
    const kinds = new Set((await useProduct(actions, 'seed')).exchanges.map(({ kind }) => kind));
    expect(Object.keys(p95AtMostMs).toSorted()).toEqual([...kinds].toSorted());
  });

  it('makes no entry public, because others would see it', async () => {
    const { requests } = await useProduct(actions, 'seed');
    const levels = requests.map(({ json = {} }) => (json as { privacyLevel?: string }).privacyLevel);
    expect(levels).not.toContain('public');
  });
});

it('spreads the first actions over a think time, and keeps the think time between actions', () => {
  const range = fc.record({ from: fc.nat(100), length: fc.nat(100) });
  fc.assert(
    fc.property(fc.string(), range, (seed, { from, length }) => {
      const times = dueTimes(new Random(seed), { from, to: from + length });
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
  const random = new Random('seed');
  const items = [{ weight: 1 }, { weight: 0 }, { weight: 3 }];
  const picked = Array.from({ length: 4_000 }, () => items.indexOf(random.pickByWeight(items)));
  const [one, none, three] = items.map((_, index) => picked.filter((pick) => pick === index).length);
  expect(none).toBe(0);
  expect(three! / one!).toBeCloseTo(3, 0);
});

describe('running a scenario', () => {
  const STALL_MS = 200;
  const scenario: Scenario = {
    name: 'test',
    people: 1,
    minutes: 1,
    p95AtMostMs: {},
    thinkSeconds: { from: 0.02, to: 0.02 },
    actions: [
      {
        weight: 1,
        async act(person) {
          await person.read('first', '/');
          await person.read('second', '/');
        },
      },
    ],
  };
  const run = async (send: () => Promise<number>): Promise<ScenarioResults> => {
    const results = new ScenarioResults();
    const client: PersonClient = {
      url: '',
      send: async () => ({ status: await send(), headers: {}, body: Buffer.from('') }),
      openStream: () => Promise.reject(new Error('not here')),
    };
    const person = new Person(client, { username: 'li', onExchange: (exchange) => results.add(exchange) });
    await runScenario(scenario, [person], results, { warmUpSeconds: 0, seconds: 0.1 }, () => undefined);
    return results;
  };

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
