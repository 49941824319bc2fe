import { setTimeout as pause } from 'node:timers/promises';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { DeleteJobsOfDeletedFiles } from '../jobs/delete-jobs-of-deleted-files.ts';
import { jobNames } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { objectKeysOfFile } from '../object-store/object-keys.ts';

const BATCH = 500;
/**
 * How long an erasure waits for active jobs of the user, in milliseconds. An image job takes less time. A transcription may take longer,
 * but it stores no objects that could be left behind.
 */
const ACTIVE_JOBS_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;

@Injectable()
export class EraseUserFiles {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly deleteJobsOfDeletedFiles: DeleteJobsOfDeletedFiles,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
  ) {}

  /**
   * Deletes all files of a user: first the rows of data exports, which ends running exports, then the jobs, then the objects, and last the rows of
   * the files. The rows of the files come last, so that a repeated run finds the files that an interrupted run has left.
   */
  async execute(ownerId: string): Promise<void> {
    await this.database.dataExport.deleteMany({ where: { ownerId } });
    await this.deleteAll(ownerId);
    // A job that was active during the deletion may have stored objects or created a file in the meantime, so both are deleted again.
    for (const id of await this.waitForActiveJobs(ownerId)) await this.deleteObjects(id);
    await this.deleteAll(ownerId);
    await this.queues.removeOwner(ownerId);
    await this.deleteJobsOfDeletedFiles.execute();
  }

  private async deleteAll(ownerId: string): Promise<void> {
    for (let ids = await this.findBatchOfIds(ownerId); ids.length > 0; ids = await this.findBatchOfIds(ownerId)) {
      for (const id of ids) await this.deleteJobs(id);
      for (const id of ids) await this.deleteObjects(id);
      await this.database.file.deleteMany({ where: { id: { in: ids } } });
    }
  }

  private async findBatchOfIds(ownerId: string): Promise<string[]> {
    const files = await this.database.file.findMany({ where: { ownerId }, select: { id: true }, take: BATCH });
    return files.map(({ id }) => id);
  }

  /**
   * Removes the jobs of a file from their queues. An active job cannot be removed, but it stores no result, because the row of its file is
   * missing.
   */
  private async deleteJobs(fileId: string): Promise<void> {
    for (const name of jobNames) await this.queues.remove(name, fileId);
  }

  private async deleteObjects(fileId: string): Promise<void> {
    for (const key of objectKeysOfFile(fileId)) await this.objectStore.delete(key);
  }

  /**
   * Waits until no job of the user is active.
   * @returns the ids of the files whose jobs were active
   */
  private async waitForActiveJobs(ownerId: string): Promise<Set<string>> {
    const seen = new Set<string>();
    for (const deadline = Date.now() + ACTIVE_JOBS_TIMEOUT_MS; Date.now() < deadline; await pause(POLL_INTERVAL_MS)) {
      const active = await Promise.all(jobNames.map((name) => this.queues.queueFor(name).getActive()));
      const theirs = active.flat().filter((job) => job?.data.ownerId === ownerId);
      if (theirs.length === 0) break;
      for (const { data } of theirs) seen.add(data.fileId);
    }
    return seen;
  }
}
