import { loadScriptConverter } from './chinese-script.ts';

/**
 * Closing phrases of videos that Whisper models produce for silence and noise, because the models were trained on videos that end with such
 * phrases. The list is collected from https://github.com/openai/whisper/discussions/679 and the reports that refer to it. Case, spaces,
 * punctuation and the difference between simplified and traditional characters are ignored in comparisons.
 */
const videoClosings = [
  'thanks for watching',
  'thank you for watching',
  'thank you so much for watching',
  'thank you very much for watching',
  'thanks for listening',
  'please subscribe',
  'please like and subscribe',
  'dont forget to subscribe',
  'dont forget to like and subscribe',
  'like and subscribe',
  'see you next time',
  'see you in the next video',
  'ill see you in the next video',
  '谢谢观看',
  '感谢观看',
  '谢谢收看',
  '感谢收看',
  '谢谢大家观看',
  '谢谢大家收看',
  '感谢您的观看',
  '感谢您的收看',
  '谢谢您的观看',
  '请订阅',
  '请点赞订阅',
  '欢迎订阅',
  '下期再见',
  '我们下期再见',
  '字幕',
  'ご視聴ありがとうございました',
];

/** Phrases from subtitle credits, which are never spoken. Whisper models produce them for silence and noise, too. */
const subtitleCredits = [
  '字幕由',
  '字幕by',
  '字幕志愿者',
  '字幕制作',
  '中文字幕志愿者',
  '中文字幕由',
  '由amara',
  '本字幕由',
  '请不吝点赞',
  '明镜与点点栏目',
  '优优独播剧场',
  'subtitles by',
  'subtitled by',
  'subs by',
  'captions by',
  'transcription by',
  'transcribed by',
];

export interface HallucinationMatcher {
  /** Whether a text is a typical closing phrase of a video. A user may say such a phrase, but most of them are hallucinations. */
  isVideoClosing(text: string): boolean;
  /** Whether a text is a subtitle credit. */
  isSubtitleCredit(text: string): boolean;
}

let matcher: Promise<HallucinationMatcher> | undefined;

/**
 * Returns the matcher for known hallucinations. It is created once, on demand, because it needs the conversion table for simplified
 * characters.
 */
export const loadHallucinationMatcher = (): Promise<HallucinationMatcher> => (matcher ??= createMatcher());

async function createMatcher(): Promise<HallucinationMatcher> {
  const toSimplified = await loadScriptConverter('simplified');
  const normalize = (text: string): string =>
    [...toSimplified(text.normalize('NFKC').toLowerCase())].filter((char) => /[\p{L}\p{N}]/u.test(char)).join('');
  const closings = new Set(videoClosings.map(normalize));
  const credits = subtitleCredits.map(normalize);
  return {
    isVideoClosing(text) {
      const sentences = text
        .split(/[.!?。！？\n]+/)
        .map(normalize)
        .filter((sentence) => sentence !== '');
      return sentences.length > 0 && sentences.every((sentence) => closings.has(sentence));
    },
    isSubtitleCredit: (text) => credits.some((credit) => normalize(text).startsWith(credit)),
  };
}
