import { type RouteContract, publicRoutes } from '@memory/contracts';
import type { ApiClient } from '../api/api-client.ts';
import { expect } from '../api/api-test.ts';
import type { ApiResponse } from '../api/openapi-validator.ts';
import { expectSameAsUnknown } from './expect-same-as-unknown.ts';
import { textsHiddenFrom } from './hidden-texts.ts';
import { type IdAccessCase, expectedResponseFor } from './id-access-case.ts';
import { type RequestVariant, sendAccessCase } from './send-access-case.ts';
import { StoredDataSnapshot, type StoredRows } from './stored-rows.ts';
import { type RegisterUser, type ViewerAndOwner, createViewerAndOwner, registerResourceOwner } from './viewers.ts';

/**
 * The ways to send an id that could reveal whether it exists: HEAD, a range, and conditions with the version that the owner has. The first
 * is the plain request.
 */
async function requestVariantsOf(row: IdAccessCase, id: string, { owner }: ViewerAndOwner): Promise<RequestVariant[]> {
  const route: RouteContract = publicRoutes[row.route];
  const hasVersion = ['get', 'patch', 'delete'].includes(route.method) && !row.isRecorded;
  if (row.place !== 'params.id' || !hasVersion) return [{}];
  const path = route.path.replace('{id}', id);
  const response = await owner.account.client.get(path);
  const etag = response.headers.get('etag') ?? '"1"';
  if (route.method !== 'get') return [{}, { headers: { 'if-match': etag } }, { headers: { 'if-match': '"none"' } }];
  const modified = response.headers.get('last-modified') ?? new Date().toUTCString();
  const conditions: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
    { range: 'bytes=0-0' },
    { range: 'bytes=999999999-', 'if-range': etag },
  ];
  return [
    {},
    ...conditions.map((headers) => ({ headers })),
    { method: 'HEAD' },
    { method: 'HEAD', headers: { 'if-none-match': etag } },
  ];
}

/** Checks the rows of the table for one viewer. */
export class AccessCaseCheck {
  readonly scene: ViewerAndOwner;
  private readonly state: StoredDataSnapshot;
  private readonly registerUser: RegisterUser;
  private readonly anonymous: ApiClient;

  constructor(scene: ViewerAndOwner, stored: StoredRows, registerUser: RegisterUser, anonymous: ApiClient) {
    this.scene = scene;
    this.state = new StoredDataSnapshot(scene, stored);
    this.registerUser = registerUser;
    this.anonymous = anonymous;
  }

  /** Creates everything whose id the rows contain, so that nothing but the requests of the rows changes the stored data afterwards. */
  async prepare(rows: readonly IdAccessCase[]): Promise<void> {
    for (const row of rows) {
      await row.id(this.scene.owner);
      await row.others?.(this.scene);
    }
  }

  async check(row: IdAccessCase): Promise<void> {
    const expected = expectedResponseFor(row, this.scene.kind);
    if (expected === 'hidden' || expected >= 400) return this.checkRejected(row, expected);
    const scene = isRead(row) ? this.scene : await this.freshScene();
    const response = await sendAccessCase(row, await row.id(scene.owner), scene, (await row.others?.(scene)) ?? {});
    expect(response.status).toBe(expected);
    // After a change such as a new friendship the viewer may read more; what is private stays private.
    const reader = isRead(row) || scene.kind === 'owner' ? scene.kind : 'friend';
    expectWithout(response, textsHiddenFrom(reader, scene.owner));
    if (!isRead(row)) this.state.invalidate();
  }

  /** A hidden id gets the same response as one that does not exist, however it is sent; a rejected request changes nothing. */
  private async checkRejected(row: IdAccessCase, expected: number | 'hidden'): Promise<void> {
    const { scene } = this;
    const [id, others] = [await row.id(scene.owner), (await row.others?.(scene)) ?? {}];
    await this.state.remember();
    for (const variant of expected === 'hidden' ? await requestVariantsOf(row, id, scene) : [{}]) {
      const response = await sendAccessCase(row, id, scene, others, variant);
      expectWithout(response, textsHiddenFrom(scene.kind, scene.owner));
      if (expected !== 'hidden') expect(response.status).toBe(expected);
      if (expected === 'hidden' || expected === 401)
        await expectSameAsUnknown(row, { id, scene, others, variant, response });
    }
    if (!isRead(row)) await this.state.expectUnchanged();
  }

  /** Checks that no request of the rows that read has changed anything. */
  expectNothingChanged(): Promise<void> {
    return this.state.expectUnchanged();
  }

  /** A scene of the same kind in which a request may change something: with another owner, or with another viewer of the same owner. */
  private async freshScene(): Promise<ViewerAndOwner> {
    const { kind, owner } = this.scene;
    const other = kind === 'owner' ? await registerResourceOwner(this.registerUser) : owner;
    return createViewerAndOwner(kind, this.registerUser, this.anonymous, other);
  }
}

function isRead({ route }: IdAccessCase): boolean {
  const { method }: RouteContract = publicRoutes[route];
  return method === 'get';
}

function expectWithout({ body, headers }: ApiResponse, texts: readonly string[]): void {
  const written = JSON.stringify([body, ...headers]);
  expect(texts.filter((text) => written.includes(text))).toEqual([]);
}
