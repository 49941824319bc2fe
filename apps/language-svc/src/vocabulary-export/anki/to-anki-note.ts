import { fileIdFromMediaUrl, type VocabularyContext, type WordClip } from '@memory/contracts';
import type { ExportedWord } from '../exported-word.ts';
import { type AnkiField, ankiFields } from './anki-collection-row.ts';
import type { AnkiNote } from './anki-collection.ts';

/**
 * The name of a photo in Anki's media folder. The name depends only on the file, so that the same photo in a later package replaces the earlier
 * photo.
 */
export const photoName = (imageUrl: string): string => `memory-${fileIdFromMediaUrl(imageUrl)}.webp`;

/** The name of a clip in Anki's media folder. */
export const clipName = ({ url, start, end }: WordClip): string =>
  `memory-${fileIdFromMediaUrl(url)}-${toMilliseconds(start)}-${toMilliseconds(end)}.m4a`;

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1_000);

/**
 * Makes a note of a word.
 * @param media the names of the media that the package has; a photo or a clip without a file is left out
 */
export function toAnkiNote(word: ExportedWord, media: ReadonlySet<string>): AnkiNote {
  const { noteId, createdAt, changedAt, isKnown, context } = word;
  const [photo, clip] = [
    context?.imageUrl ? photoName(context.imageUrl) : '',
    context?.clip ? clipName(context.clip) : '',
  ];
  const fields: Record<AnkiField, string> = {
    word: toHtml(word.word),
    simplified: toHtml(word.simplified),
    traditional: toHtml(word.traditional),
    pinyin: toHtml(word.pinyin),
    zhuyin: toHtml(word.zhuyin),
    meaning: toHtml(word.meaning),
    sentence: context ? markWord(context) : '',
    photo: media.has(photo) ? `<img src="${photo}">` : '',
    clip: media.has(clip) ? `[sound:${clip}]` : '',
  };
  return {
    noteId,
    name: word.word,
    createdAt,
    changedAt,
    fields: ankiFields.map((name) => fields[name]),
    tags: isKnown ? ['memory', 'known'] : ['memory'],
  };
}

const markWord = ({ sentence, start, end }: VocabularyContext): string =>
  `${toHtml(sentence.slice(0, start))}<b>${toHtml(sentence.slice(start, end))}</b>${toHtml(sentence.slice(end))}`;

/** Escapes a text for HTML and for Anki: Anki's field separator is replaced by a space, and `[sound:…]` and `{{…}}` have no effect. */
const toHtml = (text: string): string =>
  text
    .replaceAll('\u001F', ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('[', '&#91;')
    .replaceAll('{', '&#123;');
