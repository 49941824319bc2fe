import { writeOutbox } from '@memory/event-bus';
import { greetingChanged } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import { releaseRecordings } from './release-recordings.ts';

@Injectable()
export class DeleteGreeting {
  constructor(private readonly database: Database) {}

  /**
   * Deletes a greeting and publishes `greeting.changed`; media-svc then deletes its recording. The author of the entry may delete it, and its giver,
   * also when the giver may not see the entry any more. To all others it looks like a greeting that does not exist.
   * @throws ApiError `greeting_not_found`
   */
  async execute(entryId: string, giverId: string, viewerId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const [deleted] = await tx.$queryRaw<{ authorId: string; recordingId: string | null }[]>`
        DELETE FROM greeting g USING entry e
        WHERE g.entry_id = ${entryId}::uuid AND g.giver_id = ${giverId}::uuid AND e.id = g.entry_id
          AND (g.giver_id = ${viewerId}::uuid OR ${entryScopes.ownedBy(viewerId)})
        RETURNING e.author_id AS "authorId", g.recording_id AS "recordingId"`;
      if (!deleted) throw new ApiError('greeting_not_found');
      const { authorId, recordingId } = deleted;
      await writeOutbox(tx, greetingChanged, { entityId: entryId, data: { entryId, authorId } });
      await releaseRecordings(tx, [{ entryId, giverId, recordingId }]);
    });
  }
}
