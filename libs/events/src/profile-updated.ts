import { authorCardSchema } from './author-card.ts';
import { defineEvent } from './envelope.ts';

export const profileUpdated = defineEvent({
  type: 'profile.updated',
  producer: 'social',
  schema: authorCardSchema,
});
