/** A character or word in English, in a few words. */
export interface Translation {
  pinyin: string | null;
  translation: string;
}
