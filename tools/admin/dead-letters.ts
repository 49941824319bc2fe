import {
  type DeadLetter,
  listDeadLetters,
  type DeadLetterStream,
  listDeadLetterStreams,
  replayDeadLetter,
} from '@memory/event-bus/dead-letters';
import type { Redis } from 'ioredis';
import { Refusal } from '../steps.ts';
import type { Command } from './command.ts';
import { withRedis } from './with-redis.ts';

const PAGE = 100;

export const listDeadLettersCommand: Command = {
  name: 'dead-letters:list',
  summary: 'Lists the events that a service could not handle and gave up on',
  usage: '[--show-events]    with what the events say, which may be names and words of people',
  options: { 'show-events': { type: 'boolean' } },
  words: { min: 0, max: 0 },
  run: ({ options }, find) =>
    withRedis(find(), async (redis) => {
      let count = 0;
      for await (const { place, letter } of everyDeadLetter(redis)) {
        count += 1;
        process.stdout.write(describe(place, letter, options['show-events'] === true));
      }
      process.stdout.write(
        count === 0
          ? 'There are no dead letters.\n'
          : `${count} in all. Mend the cause, then: npm run admin -- dead-letters:replay --all\n`,
      );
    }),
};

export const replayDeadLettersCommand: Command = {
  name: 'dead-letters:replay',
  summary: 'Puts dead letters back in front of the service that gave up on them',
  usage: '<name, as dead-letters:list shows it> … | --all',
  options: { all: { type: 'boolean' } },
  words: { min: 0, max: 1_000 },
  run: ({ positionals, options }, find) => {
    if ((options.all === true) === positionals.length > 0)
      throw new Refusal('Name the dead letters to replay, or say --all.');
    return withRedis(find(), async (redis) => {
      const names = options.all ? await everyName(redis) : positionals;
      for (const name of names)
        if (!(await replayDeadLetter(redis, addressOf(name)))) throw new Refusal(`There is no dead letter ${name}.`);
      process.stdout.write(`${names.length} put back; a service that is down handles them when it is up again.\n`);
    });
  },
};

async function* everyDeadLetter(redis: Redis): AsyncGenerator<{ place: DeadLetterStream; letter: DeadLetter }> {
  for (const place of await listDeadLetterStreams(redis)) {
    let after: string | undefined;
    for (;;) {
      const page = await listDeadLetters(redis, place, { after, limit: PAGE });
      for (const letter of page) yield { place, letter };
      if (page.length < PAGE) break;
      after = page.at(-1)?.id;
    }
  }
}

async function everyName(redis: Redis): Promise<string[]> {
  const names: string[] = [];
  for await (const { place, letter } of everyDeadLetter(redis)) names.push(nameOf(place, letter.id));
  return names;
}

/** One word for one dead letter: whose event, which service gave up, its id. */
const nameOf = ({ producer, group }: DeadLetterStream, id: string): string => `${producer}/${group}/${id}`;

function addressOf(name: string): DeadLetterStream & { id: string } {
  const [producer, group, id] = name.split('/');
  if (!producer || !group || !/^\d+-\d+$/.test(id ?? ''))
    throw new Refusal(`"${name}" is no dead letter's name: they look like social/journal-svc/1763710000000-0.`);
  return { producer: producer as DeadLetterStream['producer'], group, id: id as string };
}

function describe(
  place: DeadLetterStream,
  { id, event, error, deliveries, failedAt }: DeadLetter,
  withEvent: boolean,
): string {
  const what = `${typeOf(event)}, given up after ${deliveries} ${deliveries === 1 ? 'delivery' : 'deliveries'} at ${failedAt.toISOString()}`;
  return `${nameOf(place, id)}\n  ${what}\n  ${error}\n${withEvent ? `  ${event}\n` : ''}`;
}

/** The event may be what could not be read. */
function typeOf(event: string): string {
  return /"type":"([a-z._]+)"/.exec(event)?.[1] ?? 'something unreadable';
}
