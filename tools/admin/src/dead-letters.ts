import {
  type DeadLetter,
  listDeadLetters,
  type DeadLetterStream,
  listDeadLetterStreams,
  replayDeadLetter,
} from '@memory/event-bus/dead-letters';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { Redis } from 'ioredis';
import type { AdminCommand } from './command.ts';
import { reportAdminAction } from './service-request.ts';
import { withRedis } from './with-redis.ts';

const PAGE_SIZE = 100;

export const listDeadLettersAdminCommand: AdminCommand = {
  summary: 'Lists the events that a service failed to handle',
  usage: '[--show-events]    with the content of the events, which may be names and texts of people',
  options: { 'show-events': { type: 'boolean' } },
  run: async ({ options }, { findInstallation, stdout, stderr }) => {
    const installation = findInstallation();
    if (options['show-events'] === true) await reportAdminAction(installation, 'admin.dead_letters_read', stderr);
    await withRedis(installation.redisUrl, async (redis) => {
      let count = 0;
      for await (const { stream, letter } of iterateDeadLetters(redis)) {
        count += 1;
        stdout.write(describeDeadLetter(stream, letter, options['show-events'] === true));
      }
      stdout.write(
        count === 0
          ? 'There are no dead letters.\n'
          : `${count} in all. Fix the cause, then: npm run admin -- dead-letters:replay --all\n`,
      );
    });
  },
};

export const replayDeadLettersAdminCommand: AdminCommand = {
  summary: 'Replays dead letters in the service that failed to handle them',
  usage: '<name, as dead-letters:list shows it> … | --all',
  options: { all: { type: 'boolean' } },
  positionalCount: { min: 0, max: 1_000 },
  run: async ({ positionals, options }, { findInstallation, stdout, stderr }) => {
    if ((options.all === true) === positionals.length > 0)
      throw new UserFacingError('Name the dead letters to replay, or say --all.');
    const installation = findInstallation();
    await reportAdminAction(installation, 'admin.dead_letters_replayed', stderr);
    await withRedis(installation.redisUrl, async (redis) => {
      const names = options.all ? await listDeadLetterNames(redis) : positionals;
      for (const name of names)
        if (!(await replayDeadLetter(redis, parseDeadLetterName(name))))
          throw new UserFacingError(`There is no dead letter ${name}.`);
      stdout.write(`${names.length} replayed. A service that does not run handles them when it runs again.\n`);
    });
  },
};

async function* iterateDeadLetters(redis: Redis): AsyncGenerator<{ stream: DeadLetterStream; letter: DeadLetter }> {
  for (const stream of await listDeadLetterStreams(redis)) {
    let after: string | undefined;
    for (;;) {
      const page = await listDeadLetters(redis, stream, { after, limit: PAGE_SIZE });
      for (const letter of page) yield { stream, letter };
      if (page.length < PAGE_SIZE) break;
      after = page.at(-1)?.id;
    }
  }
}

async function listDeadLetterNames(redis: Redis): Promise<string[]> {
  const names: string[] = [];
  for await (const { stream, letter } of iterateDeadLetters(redis)) names.push(deadLetterName(stream, letter.id));
  return names;
}

/**
 * Returns the name of a dead letter on the command line: the producer of the event, the consumer group that failed, and the id of the dead letter,
 * such as `social/journal-svc/1763710000000-0`.
 */
const deadLetterName = ({ producer, group }: DeadLetterStream, id: string): string => `${producer}/${group}/${id}`;

function parseDeadLetterName(name: string): DeadLetterStream & { id: string } {
  const [producer, group, id] = name.split('/');
  if (!producer || !group || !/^\d+-\d+$/.test(id ?? ''))
    throw new UserFacingError(
      `"${name}" is not the name of a dead letter. Example: social/journal-svc/1763710000000-0.`,
    );
  return { producer: producer as DeadLetterStream['producer'], group, id: id as string };
}

function describeDeadLetter(stream: DeadLetterStream, letter: DeadLetter, withEvent: boolean): string {
  const { id, event, error, deliveries, failedAt } = letter;
  const attempts = `${deliveries} ${deliveries === 1 ? 'delivery' : 'deliveries'}`;
  const summary = `${findEventType(event)}, failed after ${attempts} at ${failedAt.toISOString()}`;
  return `${deadLetterName(stream, id)}\n  ${summary}\n  ${error}\n${withEvent ? `  ${event}\n` : ''}`;
}

/**
 * Returns the type of an event. Searches the text instead of parsing it, because events that are not valid JSON become dead letters too.
 */
function findEventType(event: string): string {
  return /"type":"([a-z._]+)"/.exec(event)?.[1] ?? 'unreadable event';
}
