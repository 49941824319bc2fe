import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { fitTogether } from '../text/text-length.ts';
import { WORD_MAX_LENGTH } from '../text/text-limits.ts';
import { multiLine, singleLine } from '../text/text.schema.ts';

export const readingSchema = z.object({ pinyin: z.string(), zhuyin: z.string(), meanings: z.array(z.string()) });

export const characterInfoSchema = z.object({
  character: z.string(),
  /**
   * The character's reading in the requested word, or its most common reading without a word. `zhuyin` and `meaning` belong to this reading;
   * `meaning` lists the meanings of the reading in one line.
   */
  pinyin: z.string(),
  zhuyin: z.string(),
  meaning: z.string(),
  simplified: z.string(),
  traditional: z.string(),
  /** All readings of the character, the most common one first. */
  readings: z.array(readingSchema),
  /** The source that the interface credits: `CC-CEDICT` (CC BY-SA 4.0); `Unihan` for rare characters; `Memory` for words that this project wrote. */
  source: z.string(),
});
export type CharacterInfo = z.infer<typeof characterInfoSchema>;
/** The scripts into which texts are converted; `traditional` is the standard of Taiwan. */
export const chineseScripts = ['simplified', 'traditional'] as const;
export type ChineseScript = (typeof chineseScripts)[number];
export const TEXT_TO_ANNOTATE_MAX_LENGTH = 20_000;
export const annotateRequestSchema = z.object({ text: multiLine(TEXT_TO_ANNOTATE_MAX_LENGTH) });

export const annotationSchema = z.object({
  /** The words of the text and the text between them, in order. Joining the texts of all segments gives the whole text. */
  segments: z.array(
    z.object({
      text: z.string(),
      /**
       * The reading of each character in this context: an empty string for a character without a known reading. The array is empty when `isChinese`
       * is false.
       */
      pinyin: z.array(z.string()),
      zhuyin: z.array(z.string()),
      /** The meanings of the segment in one line. Empty when the dictionary has no entry for the segment. */
      meaning: z.string(),
      /** True when the segment consists only of Chinese characters, false when it contains no Chinese character. */
      isChinese: z.boolean(),
      /**
       * The dictionary word that the segment is a part or a form of, when this word differs from the segment: 见面 for 见 and for 面 in 见了面, 高兴 for 高高兴兴.
       * The segment's reading and meaning belong to this word.
       */
      headword: z
        .object({
          simplified: z.string(),
          traditional: z.string(),
          pinyin: z.array(z.string()),
          zhuyin: z.array(z.string()),
          meaning: z.string(),
        })
        .optional(),
    }),
  ),
});
export type Annotation = z.infer<typeof annotationSchema>;

/** The maximum number of texts in one request. A page of entries has fewer texts, with a title, a content and an extracted text per entry. */
export const TEXTS_TO_ANNOTATE_MAX = 100;
/** The length limit of one text applies to all texts of a request together, so that a request costs no more than one long text. */
export const annotateTextsRequestSchema = z.object({
  texts: z
    .array(multiLine(TEXT_TO_ANNOTATE_MAX_LENGTH))
    .max(TEXTS_TO_ANNOTATE_MAX)
    .refine((texts) => fitTogether(texts, TEXT_TO_ANNOTATE_MAX_LENGTH), {
      error: 'These texts are too long together.',
    }),
});

/** An annotation whose segments are also given in both scripts, each with as many characters as `text`. */
export const scriptedAnnotationSchema = z.object({
  segments: z.array(
    annotationSchema.shape.segments.element.extend({
      simplified: z.string(),
      traditional: z.string(),
      /** Whether the segment is one of the commonest function words (的, 了, 在), which a vocabulary need not contain. */
      isFunctionWord: z.boolean(),
    }),
  ),
});
export type ScriptedAnnotation = z.infer<typeof scriptedAnnotationSchema>;
export const translationSchema = z.object({ pinyin: z.string().nullable(), translation: z.string() });

const character = z.object({ character: singleLine(WORD_MAX_LENGTH) });

const characterInWord = z.object({
  /** A word that contains the character. The response then has the character's pinyin, zhuyin and meaning in this word. */
  word: singleLine(WORD_MAX_LENGTH).optional(),
  /** The pinyin of the character in the word. */
  pinyin: singleLine(20).optional(),
});

export const dictionaryRoutes = {
  characterInfo: defineRoute({
    method: 'get',
    path: '/api/character-info/{character}',
    access: 'anyone',
    summary: 'Reading, zhuyin and meaning of a character or word in either script, or of a character in a `word`',
    params: character,
    query: characterInWord,
    response: { status: 200, body: characterInfoSchema },
    errors: ['invalid_request', 'not_chinese', 'character_unknown'],
  }),
  annotate: defineRoute({
    method: 'post',
    path: '/api/annotate',
    access: 'anyone',
    summary: 'The words of a text, each with its reading in context and its meaning',
    body: annotateRequestSchema,
    response: { status: 200, body: annotationSchema },
    errors: ['invalid_request'],
  }),
  annotateTexts: defineRoute({
    method: 'post',
    path: '/api/annotate/batch',
    access: 'anyone',
    summary:
      'The annotations of several texts, in their order, with each word in simplified and traditional characters',
    body: annotateTextsRequestSchema,
    response: { status: 200, body: z.object({ annotations: z.array(scriptedAnnotationSchema) }) },
    errors: ['invalid_request'],
  }),
  translateCharacter: defineRoute({
    method: 'post',
    path: '/api/translate-character',
    access: 'signed-in',
    summary: 'A short English translation and the pinyin of a character or word',
    body: character,
    response: { status: 200, body: translationSchema },
    errors: ['invalid_request', 'not_signed_in', 'not_chinese', 'character_unknown'],
  }),
};
