/** The properties of a browser voice that the rules use. */
export type BrowserVoice = Pick<SpeechSynthesisVoice, 'lang' | 'name'>;

/**
 * Mandarin in the notations of browsers and systems: `zh`, `zh-CN`, `zh_TW_#Hans`, `cmn-Hans-CN`. Voices of Hong Kong and Macao speak
 * Cantonese, and `zh-CN-sichuan` is a dialect.
 */
const MANDARIN = /^(?:zh|cmn)(?:-(?:hans|hant))?(?:-(?:cn|tw|sg))?(?:-#?(?:hans|hant))?$/;
const CANTONESE_NAME = /cantonese|hong ?kong|sin-?ji|粤|粵|广东|廣東|香港/i;
const CHINESE_NAME = /chinese|mandarin|putonghua|中文|汉语|漢語|普通话|普通話|国语|國語|中国|中國|台湾|台灣/i;
/** Chrome on Android lists Chinese voices whose data is missing. Such a voice has the name of the voice that the browser uses instead. */
const OTHER_LANGUAGE_NAME = /english|deutsch|español|français|italiano|português|日本|japanese|한국|korean/i;

/** Whether a voice truly speaks Mandarin, by its language and its name. */
export function isMandarinVoice({ lang, name }: BrowserVoice): boolean {
  if (!MANDARIN.test(lang.replaceAll('_', '-').toLowerCase()) || CANTONESE_NAME.test(name)) return false;
  return CHINESE_NAME.test(name) || !OTHER_LANGUAGE_NAME.test(name);
}

/**
 * Finds the Mandarin voice that learners hear: a voice of mainland China first, because the app shows readings of the mainland's standard. Null
 * when there is no Mandarin voice.
 */
export function findMandarinVoice<Voice extends BrowserVoice>(voices: readonly Voice[]): Voice | null {
  const mandarin = voices.filter(isMandarinVoice);
  return mandarin.find(({ lang }) => /cn/i.test(lang)) ?? mandarin[0] ?? null;
}
