import { entryDeleted } from './entry-deleted.ts';
import { defineEvent } from './envelope.ts';

/** An entry lives on without these files; as at `entry.deleted`, their owner asks whether anything still uses them. */
export const entryFilesReleased = defineEvent({
  type: 'entry.files_released',
  producer: 'journal',
  schema: entryDeleted.schema,
});
