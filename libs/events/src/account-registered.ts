import { authorCardSchema } from './author-card.ts';
import { defineEvent } from './envelope.ts';

export const accountRegistered = defineEvent({
  type: 'account.registered',
  producer: 'social',
  schema: authorCardSchema,
});
