/**
 * The maximum numbers of characters that people may type, as `typedLength` counts them. The schemas and the fields of the page take their limits from
 * this module. The module imports no zod, so that the page can load it without the schemas.
 */

export const TITLE_MAX_LENGTH = 200;
/** The content of an entry, and its extracted text. */
export const ENTRY_TEXT_MAX_LENGTH = 20_000;
export const LOCATION_MAX_LENGTH = 200;
/** A search in entries. */
export const SEARCH_TERM_MAX_LENGTH = 200;
/**
 * The response header with the Chinese words that a search has found by their pinyin, such as 学校 for `xuexiao`: percent-encoded, separated by
 * commas.
 */
export const SEARCH_WORDS_HEADER = 'x-search-words';

/** The name of a theme, by which memories are filtered. */
export const THEME_MAX_LENGTH = 40;

export const USERNAME_MAX_LENGTH = 50;
/** The maximum length of a username at sign-in, where one longer than `USERNAME_MAX_LENGTH` is only a wrong username. */
export const SIGN_IN_NAME_MAX_LENGTH = 200;
export const PASSWORD_MAX_LENGTH = 200;
/** The longest email address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** A first or a last name. */
export const NAME_MAX_LENGTH = 100;
export const BIO_MAX_LENGTH = 1_000;
/** A search for people by their names. */
export const USER_SEARCH_MAX_LENGTH = 100;
export const CLASS_NAME_MAX_LENGTH = 80;
export const SCHOOL_YEAR_MAX_LENGTH = 20;
export const STUDENT_NUMBER_MAX_LENGTH = 40;
export const REPORT_TEXT_MAX_LENGTH = 1_000;
export const PASSKEY_NAME_MAX_LENGTH = 50;
/** A code of any kind, without the spaces and hyphens in it. Reset codes are the longest, with 20 characters. */
export const CODE_MAX_LENGTH = 50;

/** A character or word. */
export const WORD_MAX_LENGTH = 50;
export const PINYIN_MAX_LENGTH = 100;
export const TRANSLATION_MAX_LENGTH = 500;
/**
 * The stored translation of a vocabulary item that the dictionary does not have; its pinyin is null. Programs compare this value, so it is
 * not localized.
 */
export const UNKNOWN_TRANSLATION = 'Unknown';
export const NOTES_MAX_LENGTH = 1_000;
