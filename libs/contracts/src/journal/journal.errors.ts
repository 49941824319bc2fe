import { defineErrorDescriptions } from '../api-error.ts';

export const journalErrors = defineErrorDescriptions({
  entry_not_found: { status: 404, en: 'This memory could not be found.', zh: '找不到这条回忆。' },
  entry_not_yours: {
    status: 403,
    en: 'Only the person who wrote this memory can change it.',
    zh: '只有写下这条回忆的人才能修改它。',
  },
  entry_changed: {
    status: 409,
    en: 'This memory was changed somewhere else in the meantime. Please look at it again before you save.',
    zh: '这条回忆已在别处被修改，请查看最新内容后再保存。',
  },
  timeline_not_found: { status: 404, en: 'This person could not be found.', zh: '找不到这个人。' },
  media_not_yours: {
    status: 400,
    en: 'A memory can only hold files that you uploaded yourself.',
    zh: '回忆里只能放你自己上传的文件。',
  },
  bad_cursor: {
    status: 400,
    en: 'This page of the list is no longer there. Please start from the top.',
    zh: '列表的这一页已失效，请从头开始。',
  },
});
