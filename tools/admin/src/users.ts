import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { AccountErasure, AddressName, User } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type AdminCommand, type CommandContext, printableText } from './command.ts';
import type { InstallationAccess } from './installation.ts';
import { requestService, ServiceResponseError, requestJson } from './service-request.ts';

const SOCIAL_SERVICE = 'social-svc';
const POLL_INTERVAL_MS = 200;
/** How long the command waits for the erasure, in milliseconds. After this time, the services continue the erasure. */
const ERASURE_TIMEOUT_MS = 5 * 60_000;

export const deleteUserAdminCommand: AdminCommand = {
  summary: 'Deletes accounts with all their data: memories, files, vocabulary, friendships, sessions',
  usage: '<username> … [--yes]    --yes does not ask for confirmation',
  options: { yes: { type: 'boolean' } },
  positionalCount: { min: 1, max: Infinity },
  async run({ positionals: usernames, options }, context) {
    const { findInstallation, print } = context;
    const installation = findInstallation();
    // All usernames are looked up before the first account is deleted, so that a misspelled name deletes no account.
    const users: User[] = [];
    for (const username of usernames) users.push(await findUserByUsername(installation, username));
    if (options.yes !== true) for (const user of users) await confirmDeletion(user, context);
    for (const { id, username } of users) {
      await requestService(installation, SOCIAL_SERVICE, `/internal/accounts/${id}`, { method: 'DELETE' });
      print(`The account ${username} is deleted and signed out. Its other data is being erased.`);
    }
    for (const user of users) await waitForErasure(installation, user, print);
    print(
      'All data is erased from the databases, the file store and Redis. Only the id is kept for some minutes. For backups see docs/operations/admin.md.',
    );
  },
};

const promotedRoles = ['teacher', 'admin'] as const;

export const promoteUserAdminCommand: AdminCommand = {
  summary: 'Makes a person a teacher, who manages own classes, or an admin, who manages all classes of the school',
  usage: '<username> teacher|admin',
  positionalCount: { min: 2, max: 2 },
  async run({ positionals: [username = '', given = ''] }, context) {
    const role = promotedRoles.find((promoted) => promoted === given);
    if (!role) throw new UserFacingError(`The role is "${given}", but it must be teacher or admin.`);
    const user = await setRole(username, role, context);
    context.print(
      role === 'teacher'
        ? `${user.username} is a teacher now, and can create classes.`
        : `${user.username} is an admin now, and manages all classes of the school.`,
    );
  },
};

export const demoteUserAdminCommand: AdminCommand = {
  summary: 'Makes a teacher or an admin an ordinary person again, who teaches no class any more',
  usage: '<username>',
  positionalCount: { min: 1, max: 1 },
  async run({ positionals: [username = ''] }, context) {
    const user = await setRole(username, 'member', context);
    context.print(
      `${user.username} is an ordinary person now. The classes stay; a class without a teacher is managed by an admin.`,
    );
  },
};

async function setRole(
  username: string,
  role: (typeof promotedRoles)[number] | 'member',
  { findInstallation }: CommandContext,
): Promise<User> {
  const installation = findInstallation();
  const user = await findUserByUsername(installation, username);
  const change = { method: 'PATCH', body: { role } } as const;
  await requestService(installation, SOCIAL_SERVICE, `/internal/accounts/${user.id}/role`, change).catch(
    (error: unknown) => {
      if (!(error instanceof ServiceResponseError) || error.code !== 'student_account') throw error;
      throw new UserFacingError(`${user.username} is the account of a student, and stays one.`, { cause: error });
    },
  );
  return user;
}

export const listErasuresAdminCommand: AdminCommand = {
  summary: 'Lists the erasures that have not ended, and which services have not erased their data yet',
  async run(_, { findInstallation, print }) {
    const erasures = await listErasures(findInstallation());
    for (const erasure of erasures) print(describeErasure(erasure));
    if (erasures.length === 0) print('All erasures have ended.');
  },
};

export const listAddressNamesAdminCommand: AdminCommand = {
  summary: 'Lists accounts of the sign-in provider whose username is an e-mail address or a part of it',
  async run(_, { findInstallation, print }) {
    const accounts = await requestJson<AddressName[]>(findInstallation(), SOCIAL_SERVICE, '/internal/address-names');
    for (const { id, username } of accounts) print(`${id} ${printableText(username)}`);
    print(
      accounts.length === 0
        ? 'No username that a provider gave is an e-mail address or a part of one.'
        : `${accounts.length} in all. Each gets a neutral username at the next sign-in with the provider.`,
    );
  },
};

/**
 * Finds an account by its username.
 * @throws UserFacingError when no account has this username
 */
export async function findUserByUsername(installation: InstallationAccess, username: string): Promise<User> {
  try {
    const path = `/internal/accounts?username=${encodeURIComponent(username)}`;
    return await requestJson<User>(installation, SOCIAL_SERVICE, path);
  } catch (error) {
    if (!(error instanceof ServiceResponseError) || error.code !== 'user_not_found') throw error;
    throw new UserFacingError(`There is no account ${username}. user:erasures lists accounts that are being erased.`, {
      cause: error,
    });
  }
}

async function confirmDeletion(
  { username, firstName, lastName, createdAt }: User,
  { stdin, stdout }: CommandContext,
): Promise<void> {
  if (!stdin.isTTY)
    throw new UserFacingError(`There is no terminal to confirm the deletion of ${username}: use --yes.`);
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    const input = await terminal.question(
      `${username}${name && ` (${name})`}, registered on ${createdAt.slice(0, 10)}: the account and all its data will be deleted. Type the username to confirm: `,
    );
    if (input.trim() !== username) throw new UserFacingError('Nothing was deleted.');
  } finally {
    terminal.close();
  }
}

/** Waits until every service has erased the user's data. Prints the services that have not erased it yet. */
async function waitForErasure(
  installation: InstallationAccess,
  { id }: User,
  print: CommandContext['print'],
): Promise<void> {
  let printedServices = '';
  for (const deadline = Date.now() + ERASURE_TIMEOUT_MS; Date.now() < deadline; await delay(POLL_INTERVAL_MS)) {
    const erasure = (await listErasures(installation)).find(({ userId }) => userId === id);
    if (!erasure || erasure.settling) return;
    const services = erasure.waitingFor.join(', ');
    if (services && services !== printedServices) print(`… waiting for ${(printedServices = services)}`);
  }
  throw new UserFacingError(
    `Not all services have finished (${printedServices}). The erasure continues: user:erasures shows its state, and dead-letters:list what failed.`,
  );
}

async function listErasures(installation: InstallationAccess): Promise<AccountErasure[]> {
  return requestJson<AccountErasure[]>(installation, SOCIAL_SERVICE, '/internal/erasures');
}

function describeErasure({ userId, startedAt, settling, waitingFor }: AccountErasure): string {
  const state = settling
    ? 'all services have finished; it is repeated soon, for requests that were open'
    : `waiting for ${waitingFor.join(', ') || 'the event to be published'}`;
  return `${userId}, deleted at ${startedAt}: ${state}`;
}
