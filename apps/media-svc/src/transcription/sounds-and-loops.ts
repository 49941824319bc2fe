import { splitCodePoints } from '@memory/text';

/** Marks of music, with which speech models surround or replace a song. */
const MUSIC_NOTES = /[♩♪♫♬♭♯🎵🎶🎼]\uFE0F?/gu;
/** A description in brackets or between asterisks. Speech models do not write spoken words in brackets. */
const BRACKETED = /\([^()]*\)|（[^（）]*）|\[[^[\]]*\]|［[^［］]*］|【[^【】]*】|〔[^〔〕]*〕|\*[^*]+\*/gu;
/** Words for sounds. */
const SOUND =
  /音[乐樂]|[掌笑哭歌鼓铃鈴叫雨风風]\s*[声聲]|鼓掌|咳嗽|[噪杂雜]音|[静靜]音|沉默|[无無][声聲]|[听聽]不清|music|applause|laugh|cough|sigh|nois[ey]|silen|blank|inaudible|beep|sound|singing|cheer|clap|breath/iu;
/** The maximum number of letters of a description that stands between music notes instead of in brackets. */
const MAX_LETTERS_OF_SOUND = 8;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The lengths and numbers of repetitions that make a loop: a few words that a model repeats without end. Short words must be repeated more often,
 * because people do repeat them. A repeated single character, such as laughter, is no loop.
 */
const MAX_UNIT_LETTERS = 60;
const MIN_LONG_UNIT_LETTERS = 4;
const MIN_REPEATS_OF_LONG_UNIT = 6;
const MIN_REPEATS_OF_SHORT_UNIT = 10;

/** Removes music notes and bracketed descriptions of sounds from the text of a transcript. Speech models write neither for spoken words. */
export function removeSounds(text: string): string {
  const isOnlyBrackets = !LETTER.test(text.replaceAll(BRACKETED, '').replaceAll(MUSIC_NOTES, ''));
  const spoken = text
    .replaceAll(BRACKETED, (bracketed) => (isOnlyBrackets || SOUND.test(bracketed) ? '' : bracketed))
    .replaceAll(MUSIC_NOTES, '');
  if (spoken === text) return text;
  const isSoundBetweenNotes = SOUND.test(spoken) && lettersOf(spoken).length <= MAX_LETTERS_OF_SOUND;
  return isSoundBetweenNotes || !LETTER.test(spoken) ? '' : spoken.trim();
}

interface Letter {
  readonly letter: string;
  /** The letter's position in the text, in code points. */
  readonly position: number;
}

const lettersOf = (text: string): Letter[] =>
  splitCodePoints(text)
    .map((letter, position) => ({ letter: letter.toLowerCase(), position }))
    .filter(({ letter }) => LETTER.test(letter));

/**
 * Removes loops, whatever their punctuation and spaces, from the text of a transcript. Models like Whisper, which predict each token from the text
 * before it, can get into loops.
 */
export function removeLoops(text: string): string {
  const letters = lettersOf(text);
  const isLooped = new Uint8Array(letters.length);
  for (let length = 2; length <= Math.min(MAX_UNIT_LETTERS, letters.length / 2); length += 1)
    markLoops(letters, length, isLooped);
  if (!isLooped.includes(1)) return text;
  let isRemoved = false;
  let next = 0;
  return splitCodePoints(text)
    .filter((_, position) => {
      if (letters[next]?.position === position) {
        isRemoved = isLooped[next] === 1;
        next += 1;
      }
      return !isRemoved;
    })
    .join('')
    .trim();
}

/** Marks the letters of loops whose unit has `length` letters: each letter equals the letter one unit before it. */
function markLoops(letters: readonly Letter[], length: number, isLooped: Uint8Array): void {
  const minimum = length >= MIN_LONG_UNIT_LETTERS ? MIN_REPEATS_OF_LONG_UNIT : MIN_REPEATS_OF_SHORT_UNIT;
  let start = 0;
  for (let index = length; index <= letters.length; index += 1) {
    if (index < letters.length && letters[index]!.letter === letters[index - length]!.letter) continue;
    const unit = new Set(letters.slice(start, start + length).map(({ letter }) => letter));
    if (unit.size > 1 && index - start >= length * minimum) isLooped.fill(1, start, index);
    start = index - length + 1;
  }
}
