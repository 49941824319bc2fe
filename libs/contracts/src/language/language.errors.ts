import { defineErrorDescriptions } from '../api-error.ts';

export const languageErrors = defineErrorDescriptions({
  not_chinese: { status: 400, en: 'Only Chinese characters can be looked up.', zh: '只能查询汉字。' },
  character_unknown: { status: 404, en: 'The dictionary does not know this yet.', zh: '词典里还没有这个字词。' },
  not_one_character: {
    status: 400,
    en: 'Strokes are shown for one Chinese character at a time.',
    zh: '一次只能查询一个汉字的笔画。',
  },
  pronunciation_unknown: { status: 404, en: 'There is no recording of this word.', zh: '没有这个词的录音。' },
  strokes_unknown: { status: 404, en: 'The strokes of this character are not known yet.', zh: '还没有这个字的笔画。' },
  vocabulary_item_exists: { status: 409, en: 'This is already in your vocabulary.', zh: '生词本里已经有了。' },
  vocabulary_item_not_found: { status: 404, en: 'This is not in your vocabulary.', zh: '生词本里没有这一项。' },
  too_many_lookups: {
    status: 429,
    en: 'You have looked up a lot of words today. They are remembered again from tomorrow on.',
    zh: '你今天查的词很多了，明天起会继续记录。',
  },
  too_many_word_splits: {
    status: 409,
    en: 'You have changed the division of 500 words. Undo one of them first.',
    zh: '已经改过 500 个词的划分了，请先撤销一个。',
  },
  vocabulary_item_not_removable: {
    status: 403,
    en: 'Only words you added yourself can be removed.',
    zh: '只能删除自己添加的生词。',
  },
  /** Another export of the same user is running. */
  too_many_exports: {
    status: 429,
    en: 'Your words are being exported already. Wait until that has ended, or try again in a minute.',
    zh: '你的生词正在导出，请等它结束，或者过一分钟再试。',
  },
  /** Exports of other users occupy all export slots of the installation. */
  exports_busy: {
    status: 503,
    en: 'Others are exporting their words at the moment. Please try again in a minute.',
    zh: '现在有别人在导出生词，请过一分钟再试。',
  },
  vocabulary_item_not_hideable: {
    status: 403,
    en: 'Words you added yourself can be removed instead of hidden.',
    zh: '自己添加的生词可以直接移除，不用隐藏。',
  },
  clock_wrong: {
    status: 400,
    en: 'The clock of this device is not right.',
    zh: '这台设备的时间不对。',
  },
  review_in_future: { status: 400, en: 'This review has a time that is still to come.', zh: '这次复习的时间还没到。' },
  review_too_old: { status: 400, en: 'This review was made more than a year ago.', zh: '这次复习是一年多以前的。' },
  review_id_reused: {
    status: 409,
    en: 'This review was sent before with other content.',
    zh: '这次复习之前发送过不同的内容。',
  },
  too_many_reviews_of_card: {
    status: 409,
    en: 'This card was reviewed a thousand times and takes no more reviews.',
    zh: '这张卡片已经复习了一千次，不能再加了。',
  },
  review_not_found: { status: 404, en: 'There is no such review.', zh: '没有这次复习。' },
  review_undo_too_late: {
    status: 409,
    en: 'A review can only be undone for a day.',
    zh: '只能撤销一天以内的复习。',
  },
  card_not_found: { status: 404, en: 'There is no such card yet.', zh: '还没有这张卡片。' },
});
