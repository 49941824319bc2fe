import { entryDeleted } from './entry-deleted.ts';
import { defineEvent } from './envelope.ts';

/**
 * An entry no longer uses the files in `fileIds`, or a greeting on it no longer uses its recording. media-svc deletes these files unless something else
 * uses them. `authorId` is the owner of the files: the author of the entry, or the giver of the greeting.
 */
export const entryFilesReleased = defineEvent({
  type: 'entry.files_released',
  producer: 'journal',
  schema: entryDeleted.schema,
});
