import { type RouteContract, publicRoutes } from '@memory/contracts';
import { expect } from '../api/api-test.ts';
import { unzip } from '../downloaded-files.ts';
import type { ListAccessCase, OwnerTextKey } from './access-cases/list-access-cases.ts';
import type { ResourceOwner } from './resource-owner.ts';
import { adminHeaders } from './send-access-case.ts';
import type { ViewerAndOwner, ViewerKind } from './viewers.ts';

/** The texts of the owner that no response may contain for this viewer. */
export function textsHiddenFrom(kind: ViewerKind, { texts }: ResourceOwner): string[] {
  switch (kind) {
    case 'owner':
      return [];
    case 'friend':
      return texts.private;
    case 'former friend':
    case 'stranger':
    case 'signed out':
    case 'admin':
      return [...texts.private, ...texts.friends];
    case 'blocker':
      return [...texts.private, ...texts.friends, ...texts.public];
    case 'blocked':
      return Object.values(texts).flat();
  }
}

/** Checks which texts of the owner the response of a route without an id contains. */
export async function checkTextsInList({ route, query, shows }: ListAccessCase, scene: ViewerAndOwner): Promise<void> {
  const text = await readText(route, query?.(scene.owner) ?? {}, scene);
  const { texts } = scene.owner;
  const classes = Object.keys(texts) as OwnerTextKey[];
  const found = classes.filter((name) => texts[name].some((known) => text.includes(known)));
  expect(found.toSorted()).toEqual((shows[scene.kind] ?? []).toSorted());
  expectNothingHidden(text, scene);
}

/** Checks that the response contains nothing that is hidden from the viewer. */
export async function expectNoHiddenContent(route: ListAccessCase['route'], scene: ViewerAndOwner): Promise<void> {
  expectNothingHidden(await readText(route, {}, scene), scene);
}

function expectNothingHidden(text: string, { kind, owner }: ViewerAndOwner): void {
  expect(textsHiddenFrom(kind, owner).filter((known) => text.includes(known))).toEqual([]);
}

/** The response as text; of a ZIP file the content of all its files. */
async function readText(
  name: ListAccessCase['route'],
  query: Record<string, string>,
  scene: ViewerAndOwner,
): Promise<string> {
  const route: RouteContract = publicRoutes[name];
  const { client } = scene;
  const url = `${client.origin}${route.path}?${new URLSearchParams(query)}`;
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, ...(scene.kind === 'admin' ? await adminHeaders() : {}) };
  const response = await fetch(url, { headers });
  const isAllowed = scene.viewer !== undefined || route.access === 'anyone';
  expect(response.status).toBe(isAllowed ? 200 : 401);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.headers.get('content-type') !== 'application/zip') return bytes.toString();
  return Buffer.concat([...(await unzip(bytes)).values()]).toString();
}
