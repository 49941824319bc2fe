import { publicRoutes, type RouteContract } from '@memory/contracts';
import { expect, test } from '../../support/api/api-test.ts';
import { AccessCaseCheck } from '../../support/other-users-ids/access-case-check.ts';
import { idAccessCases } from '../../support/other-users-ids/access-cases/all-id-access-cases.ts';
import { idempotentRequestExamples } from '../../support/other-users-ids/access-cases/idempotent-request-examples.ts';
import {
  cursorRoutes,
  listAccessCases,
  routesWithoutListAccessCase,
} from '../../support/other-users-ids/access-cases/list-access-cases.ts';
import { idPlaces } from '../../support/other-users-ids/client-values.ts';
import { checkTextsInList, expectNoHiddenContent } from '../../support/other-users-ids/hidden-texts.ts';
import { StoredRows } from '../../support/other-users-ids/stored-rows.ts';
import { createViewerAndOwner, registerResourceOwner, viewerKinds } from '../../support/other-users-ids/viewers.ts';

/** Each viewer sends some hundred requests, and before them waits for jobs; with three workers on two cores that takes more than a minute. */
const TIMEOUT_MS = 300_000;

for (const kind of viewerKinds) {
  test(`ids of another user get the expected responses and have no other effect, sent by: ${kind}`, async ({
    registerUser,
    anonymous,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    const stored = new StoredRows();
    const scene = await createViewerAndOwner(kind, registerUser, anonymous, await registerResourceOwner(registerUser));
    const table = new AccessCaseCheck(scene, stored, registerUser, anonymous);
    await table.prepare(idAccessCases);
    const failures: Record<string, string> = {};
    const run = (name: string, check: Promise<void>) => check.catch((error: Error) => (failures[name] = error.message));
    // Lists first, because some rows make their viewer a friend of the owner.
    for (const row of listAccessCases) await run(row.route, checkTextsInList(row, scene));
    if (scene.viewer) await run('recommendFriends', expectNoHiddenContent('recommendFriends', scene));
    for (const row of idAccessCases) await run(`${row.route}, ${row.place}: ${row.names}`, table.check(row));
    await run('all routes that read', table.expectNothingChanged());
    await stored.close();
    expect(failures).toEqual({});
  });
}

const routes = Object.entries<RouteContract>(publicRoutes);

test('every id that a public route accepts has a row', () => {
  const rows = new Set([
    ...idAccessCases.map(({ route, place }) => `${route} ${place}`),
    ...Object.keys(idempotentRequestExamples).map((route) => `${route} headers.idempotency-key`),
    ...cursorRoutes.map((route) => `${route} query.cursor`),
    // These two have tests of their own in keys-and-cursors-of-other-users.spec.ts.
    'register headers.idempotency-key',
    'openEventStream headers.last-event-id',
  ]);
  const places = routes.flatMap(([name, route]) => idPlaces(route).map((place) => `${name} ${place}`));
  expect(places.filter((place) => !rows.has(place))).toEqual([]);
});

test('every route that reads without an id has a row', () => {
  const known = new Set([...listAccessCases.map(({ route }) => route), ...routesWithoutListAccessCase]);
  const reading = routes.filter(([, { method, params }]) => method === 'get' && !params).map(([name]) => name);
  expect(reading.filter((name) => !known.has(name))).toEqual([]);
});
