import { z } from 'zod';
import { idParamsSchema, idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { scriptFormsSchema, vocabularyItemSchema } from './vocabulary.schema.ts';

/** A vocabulary item of one character that was added although the user had tapped a longer word, and that word with its forms in both scripts. */
const wordChoiceSchema = scriptFormsSchema.extend({
  itemId: idSchema,
  character: z.string(),
  /** The tapped word, in the script of the character. Pinyin, zhuyin and meaning belong to this word. */
  word: z.string(),
  pinyin: z.string(),
  zhuyin: z.string(),
  meaning: z.string(),
});
export type WordChoice = z.infer<typeof wordChoiceSchema>;

export const wordChoiceRoutes = {
  listWordChoices: defineRoute({
    method: 'get',
    path: '/api/vocabulary/word-choices',
    access: 'signed-in',
    summary: "The characters of one's vocabulary that were added when a longer word was tapped, until one has chosen",
    response: { status: 200, body: z.object({ choices: z.array(wordChoiceSchema) }) },
    errors: ['not_signed_in'],
  }),
  makeWordChoice: defineRoute({
    method: 'post',
    path: '/api/vocabulary/{id}/word-choice',
    access: 'signed-in',
    summary:
      'Keep such a character, or make the tapped word of it: the item keeps its reviews, and is deleted where the vocabulary has the word. The response is the item of what was chosen, unchanged if there is nothing to choose any more',
    params: idParamsSchema,
    body: z.object({ keep: z.enum(['character', 'word']) }),
    response: { status: 200, body: vocabularyItemSchema },
    errors: ['invalid_request', 'not_signed_in', 'vocabulary_item_not_found'],
  }),
};
