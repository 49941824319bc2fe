/** Runs the tasks of one entity one after the other, and the tasks of different entities concurrently. */
export class EntityQueues {
  /** For each entity with unfinished tasks, the task that was added last. */
  private readonly lastTasks = new Map<string, Promise<void>>();
  private readonly unfinished = new Set<Promise<void>>();

  /** The number of tasks that are running or waiting. */
  get size(): number {
    return this.unfinished.size;
  }

  isBusy(entityId: string): boolean {
    return this.lastTasks.has(entityId);
  }

  /**
   * Adds a task, which runs after the earlier tasks of the same entity.
   * @param task must not reject: a rejection would skip the tasks behind it
   * @returns a promise that resolves when the task has ended
   */
  enqueue(entityId: string, task: () => Promise<void>): Promise<void> {
    const previous = this.lastTasks.get(entityId) ?? Promise.resolve();
    const done = previous.then(task).finally(() => {
      this.unfinished.delete(done);
      if (this.lastTasks.get(entityId) === done) this.lastTasks.delete(entityId);
    });
    this.lastTasks.set(entityId, done);
    this.unfinished.add(done);
    return done;
  }

  async waitForAny(): Promise<void> {
    await Promise.race(this.unfinished);
  }

  async waitForAll(): Promise<void> {
    while (this.unfinished.size > 0) await Promise.all(this.unfinished);
  }
}
