import type { NewEntry } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Authors } from '../authors/authors.ts';
import { Database } from '../database.ts';
import { newShareId } from '../sharing/share-id.ts';
import { recount } from './entry-counters.ts';
import { EntryFiles } from './entry-files.ts';
import { type EntryRecord, withAuthorAndFiles } from './entry-record.ts';
import { textKnownOf } from './file-texts.ts';
import { lockFiles } from './locks.ts';
import { privacyLevelOf } from './privacy.ts';

@Injectable()
export class CreateEntry {
  constructor(
    private readonly database: Database,
    private readonly authors: Authors,
    private readonly files: EntryFiles,
  ) {}

  /** @throws ApiError `media_not_yours`; `not_signed_in` when the account is gone; `service_unavailable` */
  async run(authorId: string, draft: NewEntry): Promise<EntryRecord> {
    const files = await this.files.named(authorId, draft);
    if (!(await this.authors.find(authorId, { userId: authorId }))) throw new ApiError('not_signed_in');
    return this.database.$transaction(async (tx) => {
      const fileIds = files.map(({ fileId }) => fileId);
      await lockFiles(tx, fileIds);
      const entry = await tx.entry.create({
        data: {
          id: uuidv7(),
          authorId,
          title: draft.title,
          content: draft.content,
          extractedText: draft.extractedText || (await textKnownOf(tx, fileIds)),
          privacyLevel: privacyLevelOf(draft, 'private'),
          shareId: newShareId(),
          language: draft.language,
          location: draft.location,
          latitude: draft.latitude,
          longitude: draft.longitude,
          weather: draft.weather,
          files: { create: files },
        },
        include: withAuthorAndFiles,
      });
      await recount(tx, authorId, { before: null, after: entry.privacyLevel });
      return entry;
    });
  }
}
