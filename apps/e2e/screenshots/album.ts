import type { APIRequestContext, Browser } from '@playwright/test';
import { photographHandwriting } from '../support/handwriting.ts';

export interface Album {
  userId: string;
  shareId: string;
}

const stamp = Date.now();
const password = 'a good secret';
/** Of the person whose journal is shown. */
export const owner = { username: `xiaomei_${stamp}`, password };
export const newcomer = { username: `newcomer_${stamp}`, password };

const MEMORIES = [
  { title: 'The first snow', content: 'We built a snowman behind the school. 雪人很胖，戴着爸爸的帽子。', location: 'Taipei, Taiwan', privacyLevel: 'public' },
  { title: '妈妈的生日', content: '今天是妈妈的生日。我和弟弟一起做了蛋糕，大家都很开心！', privacyLevel: 'friends' },
  { title: 'I lost my pencil case', content: 'I looked everywhere and could not find it. 我有点难过，可是老师借给我一支笔。', privacyLevel: 'private' },
  { title: '去公园看花', content: '星期六我们全家去公园看花。花开得很漂亮，弟弟跑得很快，我差点追不上他。', location: '台北, 臺灣', privacyLevel: 'public' },
];
const FRIENDS = [
  { firstName: '小明', lastName: '王', title: '我学会骑自行车了', content: '爸爸教我骑自行车，我摔了两次，最后学会了！' },
  { firstName: 'Olivia', lastName: 'Brown', title: 'My first dumplings', content: 'Grandma showed us how to fold 饺子. Mine looked like little boats.' },
  { firstName: '美玲', lastName: '陈', title: '下雨天', content: '今天下大雨，我在家看书，听雨的声音。' },
];

/** Fills the installation with what the pictures show, and signs the owner in on `request`. */
export async function fillAlbum(browser: Browser, request: APIRequestContext): Promise<Album> {
  const register = async (person: object): Promise<string> => {
    const answer = await request.post('/api/simple-register', { data: person });
    return ((await answer.json()) as { id: string }).id;
  };
  await register(newcomer);
  const friends: string[] = [];
  for (const [index, { firstName, lastName, title, content }] of FRIENDS.entries()) {
    friends.push(await register({ username: `friend_${index}_${stamp}`, password, firstName, lastName }));
    await request.post('/api/journal-entries', { data: { title, content, privacyLevel: index === 0 ? 'friends' : 'public' } });
  }
  const userId = await register({ ...owner, firstName: '小梅', lastName: '林' });
  for (const friendId of friends.slice(0, 2)) await request.post('/api/friends', { data: { friendId } });
  for (const character of ['雪', '生日', '开心', '公园', '漂亮']) {
    const info = (await (await request.get(`/api/character-info/${encodeURIComponent(character)}`)).json()) as { pinyin: string; meaning: string };
    await request.post('/api/vocabulary', { data: { character, pinyin: info.pinyin, englishTranslation: info.meaning.slice(0, 60) } });
  }
  let shareId = '';
  for (const memory of MEMORIES) {
    const entry = (await (await request.post('/api/journal-entries', { data: memory })).json()) as { shareId: string };
    shareId = entry.shareId;
  }
  await addPhoto(browser, request);
  return { userId, shareId };
}

async function addPhoto(browser: Browser, request: APIRequestContext): Promise<void> {
  const buffer = await photographHandwriting(browser, ['今天我去学校', '学写很多字']);
  const photo = (await (await request.post('/api/upload/image', { multipart: { image: { name: 'note.jpg', mimeType: 'image/jpeg', buffer } } })).json()) as {
    url: string;
    extractedText: string;
  };
  await request.post('/api/journal-entries', {
    data: { title: '我的作业', content: 'My homework, written by hand.', originalImageUrl: photo.url, extractedText: photo.extractedText, privacyLevel: 'private' },
  });
}
