import { callerProcesses, internalRoutes, type RouteContract } from '@memory/contracts';
import { ApiClient } from '../../support/api/api-client.ts';
import { statusAndErrorCode, expect, test } from '../../support/api/api-test.ts';
import { processUrl } from '../../support/installation.ts';
import {
  internalAccessCases,
  routesWithoutViewer,
} from '../../support/other-users-ids/access-cases/internal-access-cases.ts';
import { idPlaces } from '../../support/other-users-ids/client-values.ts';
import { comparableResponse, unknownLike } from '../../support/other-users-ids/expect-same-as-unknown.ts';
import {
  type IdentityTokenOptions,
  adminHeaders,
  identityHeaders,
} from '../../support/other-users-ids/send-access-case.ts';
import { StoredDataSnapshot, StoredRows } from '../../support/other-users-ids/stored-rows.ts';
import { createViewerAndOwner, registerResourceOwner, viewerKinds } from '../../support/other-users-ids/viewers.ts';

const SERVICES = ['journal-svc', 'media-svc', 'language-svc', 'social-svc'];
const routes = Object.entries<RouteContract>(internalRoutes);

const pathWith = ({ path }: RouteContract, id: string): string => path.replaceAll(/\{\w+\}/g, id);
const bodyOf = ({ method }: RouteContract, id: string): { body?: object } =>
  ['post', 'patch'].includes(method) ? { body: { ids: [id], fileId: id } } : {};

/** An identity that a route must reject; null for none. */
type RejectedIdentity = Pick<IdentityTokenOptions, 'caller' | 'use'> | null;

const rejectedIdentities = (route: RouteContract): RejectedIdentity[] => [
  ...callerProcesses
    .filter((caller) => !route.callers?.includes(caller))
    .map((caller) => ({ caller, use: 'internal' as const })),
  { caller: 'gateway', use: 'browser' },
  null,
];

test('internal routes are opened by the tokens of their callers only', async ({ registerUser, anonymous }) => {
  const owner = await registerResourceOwner(registerUser);
  const stored = new StoredRows();
  const state = new StoredDataSnapshot(await createViewerAndOwner('stranger', registerUser, anonymous, owner), stored);
  await state.remember();
  const failures: string[] = [];
  for (const [name, route] of routes) {
    const codes = new Set<string>();
    for (const service of SERVICES) {
      for (const identity of rejectedIdentities(route)) {
        const headers = identity ? await identityHeaders({ ...identity, service, userId: owner.id }) : {};
        const response = await new ApiClient(processUrl(service)).sendUnchecked(
          route.method.toUpperCase(),
          pathWith(route, owner.id),
          { ...bodyOf(route, owner.id), headers },
        );
        const [status, code] = statusAndErrorCode(response);
        codes.add(code);
        // A service without the route has no such path.
        if (!['unauthenticated_caller', 'not_found'].includes(code))
          failures.push(`${name} at ${service}: ${status} for ${JSON.stringify(identity)}`);
      }
    }
    if (!codes.has('unauthenticated_caller')) failures.push(`${name}: no service has it`);
  }
  await state.expectUnchanged();
  await stored.close();
  expect(failures).toEqual([]);
});

test('through the gateway, internal routes do not exist', async ({ registerUser, anonymous }) => {
  const owner = await registerResourceOwner(registerUser);
  const stranger = await registerUser();
  for (const [name, route] of routes) {
    for (const { client, headers } of [
      { client: owner.account.client, headers: {} },
      { client: stranger.client, headers: await adminHeaders() },
      { client: anonymous, headers: await adminHeaders() },
    ]) {
      const [response, unknown] = await Promise.all(
        [pathWith(route, owner.id), '/internal/nothing'].map((path) =>
          client.send(route.method.toUpperCase(), path, { ...bodyOf(route, owner.id), headers }),
        ),
      );
      expect([name, unknown?.status]).toEqual([name, 404]);
      expect(comparableResponse(response!, owner.id)).toEqual(comparableResponse(unknown!, owner.id));
    }
  }
});

for (const kind of viewerKinds.filter((viewerKind) => viewerKind !== 'admin')) {
  test(`services decide on behalf of their viewer: ${kind}`, async ({ registerUser, anonymous }) => {
    const { owner, viewer } = await createViewerAndOwner(
      kind,
      registerUser,
      anonymous,
      await registerResourceOwner(registerUser),
    );
    const failures: string[] = [];
    for (const { route: name, caller, service, names, id, openTo, body, isOpen = () => true } of internalAccessCases) {
      const route: RouteContract = internalRoutes[name];
      const client = new ApiClient(processUrl(service));
      const headers = await identityHeaders({ caller, service, use: 'internal', userId: viewer?.user.id ?? null });
      const send = (ownersId: string) =>
        client.sendUnchecked(route.method.toUpperCase(), pathWith(route, ownersId), {
          ...(body ? { body: body(ownersId) } : bodyOf(route, ownersId)),
          headers,
        });
      const ownersId = await id(owner);
      const unknownId = unknownLike(ownersId);
      const [response, unknown] = [await send(ownersId), await send(unknownId)];
      const isFound = response.status === 200 && isOpen(response.body, ownersId);
      if (isFound !== openTo.includes(kind)) failures.push(`${name}, ${names}: ${response.status} for ${caller}`);
      expect(unknown.status === 200 && isOpen(unknown.body, unknownId)).toBe(false);
    }
    expect(failures).toEqual([]);
  });
}

/** The gateway knows its user by the session, and administrators may read every account, so that their routes depend on no viewer. */
const isForServices = ({ callers: allowed }: RouteContract) => allowed?.some((caller) => caller.endsWith('-svc'));

test('every internal route with an id that services call has a row', () => {
  const known = new Set([...internalAccessCases.map(({ route }) => route), ...routesWithoutViewer] as string[]);
  const withIds = routes.filter(([, route]) => isForServices(route) && idPlaces(route).length > 0);
  expect(withIds.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});
