import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { jobNames } from '../jobs/job-catalog.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { JobTraces } from '../jobs/job-traces.ts';
import { STORE, type Store } from '../storage/store.ts';
import { keysOf } from '../thumbnails/thumbnail-key.ts';

const BATCH = 500;
/** Longer than pictures take. What takes longer, transcribing, stores nothing. */
const WAIT_MS = 60_000;
const LOOK_MS = 200;

@Injectable()
export class EraseFiles {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly traces: JobTraces,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /** Removes somebody's files: jobs, objects, then rows, so that whoever is killed in between finds again what is left. */
  async of(ownerId: string): Promise<void> {
    await this.removeAll(ownerId);
    // A job that was running when its file went may have stored something since, or made a file of it.
    for (const id of await this.endOfJobs(ownerId)) await this.removeObjects(id);
    await this.removeAll(ownerId);
    await this.traces.sweep();
  }

  private async removeAll(ownerId: string): Promise<void> {
    for (let ids = await this.someOf(ownerId); ids.length > 0; ids = await this.someOf(ownerId)) {
      for (const id of ids) await this.removeJobs(id);
      for (const id of ids) await this.removeObjects(id);
      await this.database.file.deleteMany({ where: { id: { in: ids } } });
    }
  }

  private async someOf(ownerId: string): Promise<string[]> {
    const files = await this.database.file.findMany({ where: { ownerId }, select: { id: true }, take: BATCH });
    return files.map(({ id }) => id);
  }

  /** One that is running cannot be removed: it finds no file when it comes to write. */
  private async removeJobs(fileId: string): Promise<void> {
    for (const name of jobNames) await this.queue.of(name).remove(fileId);
  }

  private async removeObjects(fileId: string): Promise<void> {
    for (const key of keysOf(fileId)) await this.store.remove(key);
  }

  /** Waits until no job of theirs is running. @returns the files of those that were */
  private async endOfJobs(ownerId: string): Promise<Set<string>> {
    const seen = new Set<string>();
    for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await pause(LOOK_MS)) {
      const active = await Promise.all(jobNames.map((name) => this.queue.of(name).getActive()));
      const theirs = active.flat().filter((job) => job?.data.ownerId === ownerId);
      if (theirs.length === 0) break;
      for (const { data } of theirs) seen.add(data.fileId);
    }
    return seen;
  }
}
