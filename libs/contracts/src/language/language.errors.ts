import { defineErrorDescriptions } from '../api-error.ts';

export const languageErrors = defineErrorDescriptions({
  not_chinese: { status: 400, en: 'Only Chinese characters can be looked up.', zh: '只能查询汉字。' },
  character_unknown: { status: 404, en: 'The dictionary does not know this yet.', zh: '词典里还没有这个字词。' },
  vocabulary_item_exists: { status: 409, en: 'This is already in your vocabulary.', zh: '生词本里已经有了。' },
  vocabulary_item_not_found: { status: 404, en: 'This is not in your vocabulary.', zh: '生词本里没有这一项。' },
  vocabulary_item_not_removable: {
    status: 403,
    en: 'Only words you added yourself can be removed.',
    zh: '只能删除自己添加的生词。',
  },
  vocabulary_item_not_hideable: {
    status: 403,
    en: 'Words you added yourself can be removed instead of hidden.',
    zh: '自己添加的生词可以直接移除，不用隐藏。',
  },
});
