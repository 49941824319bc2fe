import { authorSnapshotSchema } from './author-snapshot.ts';
import { defineEvent } from './envelope.ts';

export const profileUpdated = defineEvent({
  type: 'profile.updated',
  producer: 'social',
  schema: authorSnapshotSchema,
});
