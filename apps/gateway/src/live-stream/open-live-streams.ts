import type { LiveStreamConnection } from './live-stream-connection.ts';

/** The open live streams of this gateway process, by user. */
export class OpenLiveStreams {
  private readonly byUser = new Map<string, Set<LiveStreamConnection>>();

  /** The number of open streams. */
  count = 0;

  add(connection: LiveStreamConnection): void {
    const { userId } = connection;
    this.count += 1;
    this.byUser.set(userId, (this.byUser.get(userId) ?? new Set()).add(connection));
  }

  remove(connection: LiveStreamConnection): void {
    const connections = this.byUser.get(connection.userId);
    if (connections?.delete(connection)) this.count -= 1;
    if (connections?.size === 0) this.byUser.delete(connection.userId);
  }

  ofUser(userId: string): Iterable<LiveStreamConnection> {
    return this.byUser.get(userId) ?? [];
  }

  all(): LiveStreamConnection[] {
    return [...this.byUser.values()].flatMap((connections) => [...connections]);
  }

  closeWhere(matches: (connection: LiveStreamConnection) => boolean): void {
    for (const connection of this.all()) if (matches(connection)) connection.close();
  }
}
