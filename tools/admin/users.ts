import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Erasure, User } from '@memory/contracts';
import { Refusal } from '../steps.ts';
import { askService, ServiceRefusal } from './ask-service.ts';
import type { Command } from './command.ts';
import type { Installation } from './installation.ts';

const SOCIAL = 'social-svc';
const LOOK_MS = 200;
/** How long to wait for the services; they go on without us. */
const WAIT_MS = 5 * 60_000;

export const deleteUserCommand: Command = {
  name: 'user:delete',
  summary: 'Deletes a person for good: account, memories, files, vocabulary, friendships, sessions',
  usage: '<username> [--yes]    --yes does not ask first',
  options: { yes: { type: 'boolean' } },
  words: { min: 1, max: 1 },
  async run({ positionals: [username = ''], options }, find) {
    const installation = find();
    const user = await findUser(installation, username);
    if (options.yes !== true) await confirm(user);
    await askService(installation, SOCIAL, `/internal/accounts/${user.id}`, { method: 'DELETE' });
    say(`${user.username} is deleted and signed out; now everything else of theirs goes.`);
    await untilAllObeyed(installation, user);
    say(
      'Nothing of theirs is left in the databases, the store and Redis, save their id, which goes in some minutes. What backups keep, see docs/operations/admin.md.',
    );
  },
};

export const listErasuresCommand: Command = {
  name: 'user:erasures',
  summary: 'Lists deleted people of whom something is still left, and which service has yet to obey',
  usage: '',
  words: { min: 0, max: 0 },
  async run(_, find) {
    const erasures = await erasuresOf(find());
    for (const erasure of erasures) say(describe(erasure));
    if (erasures.length === 0) say('Nothing of anybody who was deleted is left.');
  },
};

/** The account with this username. @throws Refusal when there is none */
export async function findUser(installation: Installation, username: string): Promise<User> {
  try {
    const answer = await askService(
      installation,
      SOCIAL,
      `/internal/accounts?username=${encodeURIComponent(username)}`,
    );
    return (await answer.json()) as User;
  } catch (error) {
    if (!(error instanceof ServiceRefusal) || error.code !== 'user_not_found') throw error;
    throw new Refusal(
      `There is nobody called ${username}. Whoever is being deleted at this moment is shown by user:erasures.`,
      { cause: error },
    );
  }
}

async function confirm({ username, firstName, lastName, createdAt }: User): Promise<void> {
  if (!process.stdin.isTTY) throw new Refusal(`Nobody can be asked here whether to delete ${username}: say --yes.`);
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(
      `${username}${name && ` (${name})`}, here since ${createdAt.slice(0, 10)}, goes for good, with everything. Type the username to go on: `,
    );
    if (answer.trim() !== username) throw new Refusal('Nothing was deleted.');
  } finally {
    terminal.close();
  }
}

async function untilAllObeyed(installation: Installation, { id }: User): Promise<void> {
  let told = '';
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await pause(LOOK_MS)) {
    const erasure = (await erasuresOf(installation)).find(({ userId }) => userId === id);
    if (!erasure || erasure.settling) return;
    const waiting = erasure.waitingFor.join(', ');
    if (waiting && waiting !== told) say(`… waiting for ${(told = waiting)}`);
  }
  throw new Refusal(
    `Not all have obeyed yet (${told}). It goes on by itself; user:erasures tells, and dead-letters:list says what hinders.`,
  );
}

async function erasuresOf(installation: Installation): Promise<Erasure[]> {
  return (await (await askService(installation, SOCIAL, '/internal/erasures')).json()) as Erasure[];
}

function describe({ userId, startedAt, settling, waitingFor }: Erasure): string {
  const state = settling
    ? 'all have obeyed; told once more soon, for what was under way'
    : `waiting for ${waitingFor.join(', ') || 'the event to travel'}`;
  return `${userId}, deleted at ${startedAt}: ${state}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
