import {
  fileIdFromMediaUrl,
  type Greeting,
  GREETINGS_PER_DAY_MAX,
  isWithinGreeting,
  type NewGreeting,
} from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { greetingChanged } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { AuthorCopies } from '../authors/author-copies.ts';
import { Database, type Transaction } from '../database.ts';
import { EntryAccess } from '../entries/entry-access.ts';
import { assertFileDescriptionsValid } from '../entries/entry-files.ts';
import { sqlNumberLiteral } from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { MediaClient } from '../peers/media-client.ts';
import { Relations } from '../relations/relations.ts';
import { type GreetingFacts, greetingObstacle, isClosedTo } from './greeting.policy.ts';
import { presentGreeting } from './greeting.presenter.ts';
import { releaseRecordings } from './release-recordings.ts';

@Injectable()
export class GiveGreeting {
  constructor(
    private readonly database: Database,
    private readonly access: EntryAccess,
    private readonly relations: Relations,
    private readonly authors: AuthorCopies,
    private readonly media: MediaClient,
  ) {}

  /**
   * Stores the giver's stamp or recording on an entry, each in place of an earlier one, and publishes `greeting.changed`. The same greeting again
   * changes nothing.
   * @throws ApiError `entry_not_found` when the giver may not see the entry; a reason of `greetingObstacle`; a reason of `resolveRecording`;
   * `not_signed_in` when the account no longer exists; `service_unavailable`
   */
  async execute(entryId: string, giverId: string, { stamp, recordingUrl }: NewGreeting): Promise<Greeting> {
    const { authorId } = await this.access.findVisible(entryId, { userId: giverId });
    if (authorId === giverId) throw new ApiError('greeting_by_friends_only');
    const giver = await this.authors.findOrFetch(giverId, { userId: giverId });
    if (!giver) throw new ApiError('not_signed_in');
    const friends = await this.relations.friendsOf(giverId);
    const resolvedAt = performance.now();
    const recordingId = recordingUrl === undefined ? undefined : await this.resolveRecording(giverId, recordingUrl);
    return this.database.$transaction(async (tx) => {
      const facts = await readGreetingFacts(tx, entryId, giverId, friends);
      if (!facts) throw new ApiError('entry_not_found');
      const obstacle = greetingObstacle(facts);
      if (obstacle) throw new ApiError(obstacle);
      const where = { entryId_giverId: { entryId, giverId } };
      const before = await tx.greeting.findUnique({ where });
      const given = { ...(stamp && { stamp }), ...(recordingId && { recordingId }) };
      const greeting = await tx.greeting.upsert({ where, create: { entryId, giverId, ...given }, update: given });
      if (before?.stamp !== greeting.stamp || before.recordingId !== greeting.recordingId)
        await writeOutbox(tx, greetingChanged, { entityId: entryId, data: { entryId, authorId } });
      if (before && before.recordingId !== greeting.recordingId) await releaseRecordings(tx, [before]);
      if (recordingId) assertFileDescriptionsValid([recordingId], resolvedAt);
      return presentGreeting({ ...giver, ...greeting });
    });
  }

  /**
   * Returns the id of a recording with a media URL of a request; of a recording that was converted since its upload, the id of the converted file.
   * @throws ApiError `file_not_found` unless the file exists and belongs to the giver; `not_a_recording`; `greeting_recording_too_long`
   */
  private async resolveRecording(giverId: string, url: string): Promise<string> {
    const id = fileIdFromMediaUrl(url);
    const files = await this.media.describeFiles(giverId, [id]);
    const file = files.find((known) => known.id === id && known.ownerId === giverId);
    if (!file) throw new ApiError('file_not_found');
    if (file.kind !== 'audio') throw new ApiError('not_a_recording');
    if (!isWithinGreeting(file.durationSeconds)) throw new ApiError('greeting_recording_too_long');
    return file.convertedTo?.id ?? id;
  }
}

/**
 * Reads the facts about a giver and an entry, and keeps the entry from being deleted until the transaction ends. Returns null when there is no such
 * entry, or it is private.
 * @param friends a query of the ids of the giver's friends
 */
async function readGreetingFacts(
  tx: Transaction,
  entryId: string,
  giverId: string,
  friends: Prisma.Sql,
): Promise<GreetingFacts | null> {
  const [facts] = await tx.$queryRaw<GreetingFacts[]>`
    SELECT e.author_id IN (${friends}) AS "isFriend", ${isClosedTo(giverId)} AS "isClosed",
      EXISTS (SELECT FROM greeting g WHERE g.entry_id = e.id AND g.giver_id = ${giverId}::uuid) AS "hasGreeting",
      (SELECT count(*)::int FROM greeting g WHERE g.entry_id = e.id) AS "greetingsOfEntry",
      (SELECT count(*)::int FROM (
         SELECT FROM greeting g WHERE g.giver_id = ${giverId}::uuid AND g.created_at > now() - interval '1 day'
         LIMIT ${sqlNumberLiteral(GREETINGS_PER_DAY_MAX)}) AS given) AS "givenToday"
    FROM entry e WHERE e.id = ${entryId}::uuid AND ${entryScopes.visibleToFriends} FOR KEY SHARE OF e`;
  return facts ?? null;
}
