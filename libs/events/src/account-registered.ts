import { authorSnapshotSchema } from './author-snapshot.ts';
import { defineEvent } from './envelope.ts';

export const accountRegistered = defineEvent({
  type: 'account.registered',
  producer: 'social',
  schema: authorSnapshotSchema,
});
