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
  greeting_by_friends_only: {
    status: 403,
    en: 'Only friends can put a stamp or a voice on this memory.',
    zh: '只有朋友才能在这条回忆上盖章、留言。',
  },
  greetings_closed: {
    status: 403,
    en: 'This friend does not want stamps and voices at the moment.',
    zh: '这位朋友现在不想收印章和语音。',
  },
  too_many_greetings_here: {
    status: 409,
    en: 'There is no room for another greeting on this memory.',
    zh: '这条回忆上已经没有地方了。',
  },
  too_many_greetings_today: {
    status: 429,
    en: 'You have given very many stamps and voices today. You can give more tomorrow.',
    zh: '你今天送出了很多很多印章和语音，明天再来吧。',
  },
  greeting_recording_too_long: {
    status: 400,
    en: 'A voice on a memory can be at most 30 seconds long. Please record a shorter one.',
    zh: '留在回忆上的语音最长 30 秒，请录一段短一些的。',
  },
  greeting_not_found: { status: 404, en: 'This greeting is no longer there.', zh: '这份问候已经不在了。' },
  greeting_friend_not_found: {
    status: 404,
    en: 'This person is not among your friends.',
    zh: '这个人不在你的朋友中。',
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
