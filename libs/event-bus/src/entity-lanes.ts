/** Runs the jobs of one entity one after the other, those of different entities side by side. */
export class EntityLanes {
  /** The last job of each entity that has any. */
  private readonly tails = new Map<string, Promise<void>>();
  private readonly jobs = new Set<Promise<void>>();

  /** How many jobs are running or waiting. */
  get size(): number {
    return this.jobs.size;
  }

  isBusy(entityId: string): boolean {
    return this.tails.has(entityId);
  }

  /** @param job must not reject: nobody here could know what that means for the jobs behind it */
  run(entityId: string, job: () => Promise<void>): Promise<void> {
    const before = this.tails.get(entityId) ?? Promise.resolve();
    const done = before.then(job).finally(() => {
      this.jobs.delete(done);
      if (this.tails.get(entityId) === done) this.tails.delete(entityId);
    });
    this.tails.set(entityId, done);
    this.jobs.add(done);
    return done;
  }

  /** Resolves when any of the jobs has ended. */
  async oneDone(): Promise<void> {
    await Promise.race(this.jobs);
  }

  /** Resolves when all jobs have ended. */
  async idle(): Promise<void> {
    while (this.jobs.size > 0) await Promise.all(this.jobs);
  }
}
