import { z } from 'zod';
import { idSchema, pageQuerySchema, timeSchema } from '../common.schema.ts';
import { NOTES_MAX_LENGTH, PINYIN_MAX_LENGTH, TRANSLATION_MAX_LENGTH, WORD_MAX_LENGTH } from '../text/text-limits.ts';
import { multiLine, singleLine, storableText } from '../text/text.schema.ts';

/**
 * How well a user knows a word: `new`, `learning` or `known`. Words in the state `ignored` are hidden and not counted in texts. The state follows
 * from the reviews of the word; a state that the user has chosen takes precedence.
 */
export const wordStates = ['new', 'learning', 'known', 'ignored'] as const;
export const wordStateSchema = z.enum(wordStates);
export type WordState = z.infer<typeof wordStateSchema>;

const CHARACTER_MISSING = 'Please write the character or word.';

const characterField = singleLine(WORD_MAX_LENGTH, { required: CHARACTER_MISSING });

const TRANSLATION_MISSING = 'Please write what it means in English.';

const translationField = singleLine(TRANSLATION_MAX_LENGTH, { required: TRANSLATION_MISSING });

const pinyinField = singleLine(PINYIN_MAX_LENGTH).nullable();

export const newVocabularyItemSchema = z.object({
  character: characterField,
  pinyin: pinyinField.optional().transform((value) => value || null),
  englishTranslation: translationField,
  notes: multiLine(NOTES_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  frequency: z.int().min(0).max(1_000_000).default(0),
  isUserGenerated: z.boolean().default(true),
  isKnown: z.boolean().default(false),
});

export const vocabularyChangesSchema = z.object({
  pinyin: pinyinField.optional(),
  englishTranslation: translationField.optional(),
  isKnown: z.boolean().optional(),
  /** Only items that were extracted from entries can be hidden. */
  isHidden: z.boolean().optional(),
  /**
   * The state that the user chooses for the word. `ignored` sets the item's mark `isHidden`, and every other state clears it. `known` sets the mark
   * `isKnown`; `new` and `learning` clear it, and last until a review changes the state in the schedule.
   */
  state: wordStateSchema.optional(),
});

/** A query parameter that is `true` or `false`; `false` when it is absent. */
const booleanQuery = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).default(false);

/** The longest search of a vocabulary, in characters as people see them: more than a word or its meaning needs. */
export const VOCABULARY_SEARCH_MAX_LENGTH = 100;

export const vocabularyListQuerySchema = pageQuerySchema.extend({
  /** `true` lists the hidden items instead of the visible ones. */
  hidden: booleanQuery,
  /** Lists only the items that this search finds by their characters in either script, their pinyin or zhuyin, or their translation. Blank: all items. */
  q: singleLine(VOCABULARY_SEARCH_MAX_LENGTH)
    .transform((value) => value || undefined)
    .optional(),
});
export type VocabularyListQuery = z.output<typeof vocabularyListQuerySchema>;

export const extractVocabularyQuerySchema = z.object({
  /** `true` adds words of two or more characters instead of single characters. */
  words: booleanQuery,
});
export type ExtractVocabularyQuery = z.output<typeof extractVocabularyQuerySchema>;

/**
 * The simplified and the traditional form of a word, of which a page shows the one in the user's script. Where one spelling stands for several words, the
 * word's reading and meaning decide. A form that equals `character` is left out.
 */
export const scriptFormsSchema = z.object({
  simplified: z.string().optional(),
  /** In the characters that are usual in Taiwan; a word that was added in traditional characters keeps its own. */
  traditional: z.string().optional(),
});

export const vocabularyItemSchema = scriptFormsSchema.extend({
  id: idSchema,
  /** The word as it was added, in either script. */
  character: z.string(),
  pinyin: z.string().nullable(),
  englishTranslation: z.string(),
  notes: z.string(),
  frequency: z.int(),
  isUserGenerated: z.boolean(),
  createdAt: timeSchema,
  /** Whether the owner has marked the item as known. */
  isKnown: z.boolean(),
  /** Whether the owner has hidden the item. Lists contain hidden items only when the request asks for them. */
  isHidden: z.boolean(),
  state: wordStateSchema,
  /** Whether the word is one of the commonest function words (的, 了, 在). */
  isFunctionWord: z.boolean(),
  /** The time of the entry from which the item was extracted. For other items, the time when the item was created. */
  metAt: timeSchema,
});
export type VocabularyItem = z.infer<typeof vocabularyItemSchema>;

/** The maximum page size for compact items. A page of 1,000 long items has five megabytes, which a service can hold in memory. */
export const COMPACT_VOCABULARY_LIMIT_MAX = 1_000;

export const compactVocabularyQuerySchema = vocabularyListQuerySchema.extend({
  limit: z.coerce.number().int().min(1).max(COMPACT_VOCABULARY_LIMIT_MAX).default(COMPACT_VOCABULARY_LIMIT_MAX),
});

/**
 * A vocabulary item in about half the bytes, for lists of thousands of items. A property is absent when it has its most common value. An absent
 * `metAt` equals `createdAt`.
 */
export const compactVocabularyItemSchema = scriptFormsSchema.extend({
  id: idSchema,
  character: z.string(),
  pinyin: z.string().optional(),
  englishTranslation: z.string(),
  notes: z.string().optional(),
  frequency: z.int().optional(),
  createdAt: timeSchema,
  metAt: timeSchema.optional(),
  isUserGenerated: z.literal(true).optional(),
  isKnown: z.literal(true).optional(),
  isHidden: z.literal(true).optional(),
  /** When the state is absent, it is `ignored` for a hidden item, `known` for a visible item that is marked as known, and `new` for all others. */
  state: wordStateSchema.optional(),
  isFunctionWord: z.literal(true).optional(),
});
export type CompactVocabularyItem = z.infer<typeof compactVocabularyItemSchema>;

/** The maximum number of vocabulary words that reading aids compare texts with: the newest ones. A learner of many years has about half as many. */
export const VOCABULARY_WORDS_MAX = 10_000;

/** A word of a vocabulary, in simplified characters. */
export const vocabularyWordSchema = z.object({
  simplified: z.string(),
  pinyin: z.string().nullable(),
  state: wordStateSchema,
});
export type VocabularyWord = z.infer<typeof vocabularyWordSchema>;

/** The maximum number of items whose sentences one request reads: the number of items on a screen. */
export const VOCABULARY_SENTENCES_MAX = 20;

export const vocabularySentencesQuerySchema = z.object({
  /** Ids of vocabulary items, separated by commas. */
  ids: storableText(VOCABULARY_SENTENCES_MAX * 37)
    .transform((value) => value.split(','))
    .pipe(z.array(idSchema).max(VOCABULARY_SENTENCES_MAX)),
});

export const vocabularySentenceSchema = z.object({
  itemId: idSchema,
  /** The owner's entry that contains the sentence. */
  entryId: idSchema,
  sentence: z.string(),
  /** The place of the word in the sentence: `sentence.slice(start, end)`, in UTF-16 units. The word may be in either script. */
  start: z.int().nonnegative(),
  end: z.int().positive(),
  /** The first image of this entry. */
  imageUrl: z.string().nullable(),
});
export type VocabularySentence = z.infer<typeof vocabularySentenceSchema>;
