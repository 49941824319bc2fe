import { isDeepStrictEqual } from 'node:util';
import { expect } from '../api/api-test.ts';
import type { StoredRows } from './stored-rows.ts';
import type { ViewerAndOwner } from './viewer-and-owner.ts';

/** How long nothing may change, in milliseconds, until what the services do after a request counts as finished. */
const SETTLED_MS = 400;

/** All stored rows that contain an id of the owner or of the viewer, and the owner's sessions. */
async function readState({ owner, viewer }: ViewerAndOwner, stored: StoredRows): Promise<string[]> {
  const rows = await stored.containing([...owner.ids, ...(viewer ? [viewer.user.id] : [])]);
  const sessions = (await owner.account.client.get('/api/sessions')).body as { id: string }[];
  return [...rows, ...sessions.map(({ id }) => `session ${id}`)];
}

const except = (rows: readonly string[], others: readonly string[]): string[] =>
  rows.filter((row) => !others.includes(row));

/** Compares what is stored of the owner and of the viewer before and after requests that must change nothing. */
export class StoredDataSnapshot {
  private readonly scene: ViewerAndOwner;
  private readonly stored: StoredRows;
  private known: { state: string[]; readonly ids: number } | undefined;

  constructor(scene: ViewerAndOwner, stored: StoredRows) {
    this.scene = scene;
    this.stored = stored;
  }

  /** Reads the state again before the next request, because something is being changed on purpose. */
  invalidate(): void {
    this.known = undefined;
  }

  /** Waits until events and jobs of earlier requests have had their effect. */
  async remember(): Promise<void> {
    if (this.known?.ids === this.scene.owner.ids.length) return;
    let last: string[] = [];
    await expect(async () => {
      const state = await readState(this.scene, this.stored);
      const isSettled = isDeepStrictEqual(state, last) && !state.some((row) => row.includes('pending'));
      last = state;
      expect(isSettled, 'the services have finished').toBe(true);
    }).toPass({ intervals: [SETTLED_MS] });
    this.known = { state: last, ids: this.scene.owner.ids.length };
  }

  /** Does nothing while the state is unknown: a request has just changed something on purpose. */
  async expectUnchanged(): Promise<void> {
    if (!this.known) return;
    const [before, after] = [this.known.state, await readState(this.scene, this.stored)];
    // The next comparison reports the effect of the next request alone.
    this.known.state = after;
    const changes = { gone: except(before, after), added: except(after, before) };
    expect(changes).toEqual({ gone: [], added: [] });
  }
}
