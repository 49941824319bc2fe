/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage, beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { finishSealedWrites } from './open-writes.ts';
import { reloadAfterSessionEnd, pageReload } from './reload-after-session-end.ts';
import { SealedFileStore } from './sealed-file-store.ts';
import { seal, sealedName, unseal } from './sealing.ts';

const store = new SealedFileStore<{ name: string }>('test-files', 'files');
const otherStore = new SealedFileStore<{ name: string }>('other-files', 'files');
const blob = (text: string) => new Blob([text], { type: 'text/plain' });
const names = async () => (await store.readAll()).map(({ properties }) => properties.name);
const contents = async () => Promise.all((await store.readAll()).map((file) => file.blob.text()));
/** A blob of one byte that cannot be read before `arrive` is called. */
function createSlowBlob(): { blob: Blob; arrive: () => void } {
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const slow = { size: 1, type: '', slice: () => ({ arrayBuffer: () => bytes.promise }) };
  return { blob: slow as unknown as Blob, arrive: () => bytes.resolve(new ArrayBuffer(1)) };
}

beforeEach(() => beginPageOf('mei'));
afterEach(async () => {
  await Promise.all([store.clear(), otherStore.clear()]);
  deleteSessionCookies();
});

describe('a sealed file', () => {
  // The last one is larger than a piece, and ends within a character.
  it.each(['', '你好', '好'.repeat(400_000)])('opens again, whatever its size', async (text) => {
    expect(await store.write('1', { name: '录音' }, blob(text))).toBe(true);
    beginPage('mei');
    expect(await contents()).toEqual([text]);
    expect((await store.readAll())[0]).toMatchObject({
      id: '1',
      properties: { name: '录音' },
      blob: { type: 'text/plain' },
    });
  });

  it('does not open for another user, nor signed out', async () => {
    await store.write('1', { name: '录音' }, blob('你好'));
    beginPageOf('ming');
    expect(await names()).toEqual([]);
    beginPage(null);
    expect([await names(), await store.write('2', { name: 'x' }, blob('x'))]).toEqual([[], false]);
    beginPageOf('mei');
    expect(await names()).toEqual(['录音']);
  });

  it('tells nothing in storage', async () => {
    await store.write('1', { name: 'secret name' }, blob('secret text'));
    const stored = await entries<string, { properties: Uint8Array; pieces: Uint8Array[] }>(store.open());
    const text = stored.flatMap(([, { properties, pieces }]) =>
      [properties, ...pieces].map((bytes) => String.fromCodePoint(...bytes)),
    );
    expect(text.join('')).not.toMatch(/secret|mei|text\/plain/);
  });

  it('does not open with pieces that were removed, exchanged or taken from another file', async () => {
    const long = 'a'.repeat(600 * 1024);
    await store.write('1', { name: 'one' }, blob(long));
    await store.write('2', { name: 'two' }, blob(long));
    const [one, two] = (await entries<string, { properties: Uint8Array; pieces: Uint8Array[] }>(store.open())).map(
      ([, stored]) => stored,
    );
    const changes = [one!.pieces.slice(0, 1), one!.pieces.toReversed(), two!.pieces];
    for (const pieces of changes) {
      await set('1', { ...one, pieces }, store.open());
      expect(await names()).toEqual(['two']);
    }
  });

  it.each<[string, () => Promise<void>]>([
    ['deleted', () => store.delete((id) => id === '1')],
    ['cleared', () => store.clear()],
  ])('that is %s while it is being sealed stays deleted', async (_, remove) => {
    const written = store.write('1', { name: 'one' }, blob('x'));
    await remove();
    await written;
    expect(await names()).toEqual([]);
  });

  it('stays when another file or another store is deleted', async () => {
    await store.write('1', { name: 'one' }, blob('x'));
    await store.write('2', { name: 'two' }, blob('x'));
    await otherStore.write('1', { name: 'other' }, blob('x'));
    await store.delete((id) => id === '2');
    expect(await names()).toEqual(['one']);
    await store.clear();
    expect([await names(), await otherStore.readAll()]).toMatchObject([[], [{ properties: { name: 'other' } }]]);
  });

  it('does not delay the deletion of others while it is being sealed', async () => {
    const { blob: slowBlob, arrive } = createSlowBlob();
    const written = store.write('1', { name: 'one' }, slowBlob);
    await store.delete((id) => id === '2');
    await otherStore.delete(() => true);
    await otherStore.clear();
    arrive();
    await written;
    expect(await names()).toEqual(['one']);
  });

  it('is stored before a page that locks itself is loaded again', async () => {
    vi.useFakeTimers();
    const reload = vi.spyOn(pageReload, 'reload').mockImplementation(() => undefined);
    const { blob: slowBlob, arrive } = createSlowBlob();
    void store.write('1', { name: 'one' }, slowBlob);
    reloadAfterSessionEnd();
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    vi.useRealTimers();
    arrive();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    beginPage('mei');
    expect(await names()).toEqual(['one']);
  });

  it('is stored before a page that closes itself goes on', async () => {
    void store.write('1', { name: 'one' }, blob('x'));
    await finishSealedWrites();
    expect(await names()).toEqual(['one']);
  });
});

describe('sealing', () => {
  const key = (byte: number) => ({ userId: 'mei', bytes: new Uint8Array(32).fill(byte) });

  it('opens with the same key and place only, and not when a byte was changed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), fc.nat(), (plain, place, position) => {
        const sealed = seal(key(1), place, plain);
        expect(unseal(key(1), place, sealed)).toEqual(plain);
        expect(unseal(key(2), place, sealed)).toBeNull();
        expect(unseal(key(1), `${place}!`, sealed)).toBeNull();
        sealed[position % sealed.length]! ^= 1;
        expect(unseal(key(1), place, sealed)).toBeNull();
      }),
    );
  });

  it('names a record by its label in a way that only the key can compute', () => {
    const label = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(label, label, (one, other) => {
        expect(sealedName(key(1), one)).toMatch(/^[0-9a-f]{32}$/);
        expect(sealedName(key(2), one)).not.toBe(sealedName(key(1), one));
        const isSameName = sealedName(key(1), one) === sealedName(key(1), other);
        expect(isSameName).toBe(one.every((byte, index) => byte === other[index]));
      }),
    );
  });

  it('never repeats itself', () => {
    const plain = new Uint8Array([1, 2, 3]);
    expect(seal(key(1), 'x', plain)).not.toEqual(seal(key(1), 'x', plain));
  });
});
