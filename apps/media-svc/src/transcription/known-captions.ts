import { foldForSearch } from '@memory/text/fold-for-search';

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
  'thanks for watching this video',
  'thank you for watching this video',
  'thanks for listening',
  'thank you for listening',
  'please subscribe',
  'please subscribe to my channel',
  'subscribe to my channel',
  'please like and subscribe',
  'please like share and subscribe',
  'like share and subscribe',
  'dont forget to subscribe',
  'dont forget to like and subscribe',
  'like and subscribe',
  'see you next time',
  'see you in the next video',
  'ill see you in the next video',
  '谢谢观看',
  '感谢观看',
  '多谢观看',
  '谢谢收看',
  '感谢收看',
  '谢谢大家观看',
  '感谢大家观看',
  '谢谢大家的观看',
  '谢谢大家收看',
  '感谢大家收看',
  '感谢您的观看',
  '感谢您的收看',
  '谢谢您的观看',
  '谢谢您的收看',
  '请订阅',
  '请订阅我的频道',
  '请点赞订阅',
  '点赞订阅转发',
  '欢迎订阅',
  '欢迎订阅我的频道',
  '下期再见',
  '我们下期再见',
  '字幕',
  'ご視聴ありがとうございました',
];

/** A name in a credit: some words with capital letters and signs, or a few Chinese characters. */
const NAME = String.raw`(?:[\p{Script=Han}·]{1,8}|[\w.:/@& -]{1,40})`;
/**
 * Subtitle credits, in simplified characters. Each pattern matches a whole sentence, so that a sentence that only begins like a credit does not
 * match.
 */
const subtitleCredits = [
  `(?:本|中文)?字幕由\\s*${NAME}\\s*${NAME}?\\s*(?:提供|制作|翻译|校对|完成)`,
  `由\\s*amara\\s*\\.?\\s*org\\s*社[群区](?:提供的?字幕)?`,
  `(?:中文)?字幕(?:志愿者|组|翻译|校对|制作人)\\s*[:：]?\\s*${NAME}`,
  `(?:中文)?字幕(?:制作|提供)(?:者)?\\s*[:：]\\s*${NAME}`,
  `(?:中文)?字幕制作(?:者)?\\s*[a-z][\\w. -]{1,40}`,
  `(?:中文)?字幕\\s*(?:by|：|:)\\s*${NAME}`,
  String.raw`请不吝点赞(?:[\s,，、]*(?:订阅|转发|打赏|支持|明镜|与|点点|栏目))*`,
  `(?:打赏)?支持?明镜与点点栏目`,
  `优优独播剧场.{0,60}`,
  `(?:subtitles|subtitled|subs|captions|captioned|captioning|transcription|transcribed|translated)\\s+by\\s+(?:the\\s+)?[\\w.:/@&'-]+(?:\\s+[\\w.:/@&'-]+){0,4}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'));

const lettersOf = (text: string): string => foldForSearch(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

const closings = new Set(videoClosings.map(lettersOf));

const isOneCaption = (part: string): boolean =>
  closings.has(lettersOf(part)) || subtitleCredits.some((credit) => credit.test(part));

/** A text consists of captions if one of these separators divides it into captions: ends of sentences; punctuation and spaces; punctuation alone. */
const separators = [
  /[!?。！？\n]+|\.(?=\s|$)/u,
  /[!?,;。！？，、；…~\s]+|\.(?=\s|$)/u,
  /[!?,;。！？，、；…~\n]+|\.(?=\s|$)/u,
];

/**
 * Whether a text consists only of captions that speech models invent: closing phrases of videos and subtitle credits. A person may have said the same
 * words.
 */
export function isCaption(text: string): boolean {
  const folded = foldForSearch(text);
  return separators.some((separator) => {
    const parts = folded
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => lettersOf(part) !== '');
    return parts.length > 0 && parts.every(isOneCaption);
  });
}
