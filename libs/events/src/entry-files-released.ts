import { entryDeleted } from './entry-deleted.ts';
import { defineEvent } from './envelope.ts';

/** An entry no longer uses the files in `fileIds`. media-svc deletes these files unless something else uses them. */
export const entryFilesReleased = defineEvent({
  type: 'entry.files_released',
  producer: 'journal',
  schema: entryDeleted.schema,
});
