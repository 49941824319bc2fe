/** A write that has begun but is not in the database yet, because sealing takes time. */
interface OpenWrite {
  id: string;
  store: object;
  written: Promise<void>;
}

const openWrites = new Set<OpenWrite>();

const settle = async (writes: OpenWrite[]): Promise<void> =>
  void (await Promise.allSettled(writes.map(({ written }) => written)));

/** Waits for all writes that have begun. Called before the page is left. */
export const finishSealedWrites = (): Promise<void> => settle([...openWrites]);

/** Waits for the writes to `store` that have begun and whose ids match. */
export const finishWritesOf = (store: object, matches: (id: string) => boolean = () => true): Promise<void> =>
  settle([...openWrites].filter((write) => write.store === store && matches(write.id)));

/** Counts the write as open until it is settled. */
export async function trackWrite(write: OpenWrite): Promise<void> {
  openWrites.add(write);
  await write.written.finally(() => openWrites.delete(write));
}
