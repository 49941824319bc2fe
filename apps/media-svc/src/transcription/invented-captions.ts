/**
 * What Whisper models write under silence and noise: captions that nobody said, learnt from the ends of videos.
 * Collected from https://github.com/openai/whisper/discussions/679 and the reports that refer to it.
 * Compared without regard to case, blanks, punctuation and the kind of Chinese characters.
 */
const endings = [
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

/** Credits: nobody says these of themselves, whatever follows. */
const credits = [
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

// The few traditional characters that the list above needs: the list stays one, whichever kind the provider writes.
const simplified = new Map(
  Object.entries({
    謝: '谢',
    觀: '观',
    請: '请',
    訂: '订',
    閱: '阅',
    點: '点',
    讚: '赞',
    贊: '赞',
    歡: '欢',
    製: '制',
    願: '愿',
    感: '感',
    們: '们',
    鏡: '镜',
    與: '与',
    欄: '栏',
    獨: '独',
    劇: '剧',
    場: '场',
    優: '优',
    見: '见',
    視: '视',
    聽: '听',
    誌: '志',
    提: '提',
  }),
);

const plain = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()]
    .filter((char) => /[\p{L}\p{N}]/u.test(char))
    .map((char) => simplified.get(char) ?? char)
    .join('');

const plainEndings = new Set(endings.map(plain));
const plainCredits = credits.map(plain);

/** Whether a text is a video's ending: it may be said by a person, but far more often it was not. */
export const isVideoEnding = (text: string): boolean =>
  everySentence(text, (sentence) => plainEndings.has(plain(sentence)));

/** Whether a text is a credit of subtitles. */
export const isCredit = (text: string): boolean => plainCredits.some((credit) => plain(text).startsWith(credit));

function everySentence(text: string, is: (sentence: string) => boolean): boolean {
  const sentences = text.split(/[.!?。！？\n]+/).filter((sentence) => plain(sentence) !== '');
  return sentences.length > 0 && sentences.every(is);
}
