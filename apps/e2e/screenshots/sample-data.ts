import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser } from '@playwright/test';
import { fakeMicrophoneFile } from '../support/fake-microphone.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { queryDatabase } from '../support/stored-data.ts';
import { createTestVideo } from '../support/test-video.ts';
import { createScenePhoto, type SceneName } from './scenes.ts';

/** The ids of the sample data that URLs of the screens contain. */
export interface SampleDataIds {
  userId: string;
  shareId: string;
}

const password = 'a good secret';
/** The user whose journal the screenshots show. */
export const sampleEntryOwner = {
  username: 'xiaomei',
  password,
  firstName: '小梅',
  lastName: '林',
  email: 'xiaomei@example.org',
};
export const sampleNewUser = { username: 'newcomer', password };
/** The user who saves an entry on a screen. */
export const sampleWriter = { username: 'writer', password, firstName: '天天' };
/**
 * The entries of the sample data. `days` is the age of an entry in days. The oldest entry is more than a month old, so that the printed
 * book has several chapters.
 */
const ENTRIES: readonly {
  title: string;
  content: string;
  days: number;
  location?: string;
  privacyLevel?: string;
  scenes?: SceneName[];
  filmed?: boolean;
  spoken?: boolean;
  written?: string[];
}[] = [
  {
    days: 365,
    title: '第一次骑自行车',
    content: '爸爸扶着车，我骑了一圈又一圈。后来他放手了，我还在骑！我真高兴。',
  },
  {
    days: 41,
    title: '下雨天',
    content: '今天下大雨，不能出去玩。我在家看书，听雨的声音，觉得有点无聊。',
    scenes: ['rain'],
  },
  {
    days: 33,
    title: 'I lost my pencil case',
    content:
      'I looked everywhere and could not find it. I felt sad all morning. 可是老师借给我一支笔，还说：“没关系。”',
  },
  { days: 24, title: 'My homework', content: '', written: ['今天我去学校', '学写很多字'] },
  {
    days: 16,
    title: '元宵节的灯笼',
    content: '晚上街上挂满了红灯笼，又大又圆，像月亮一样。我们吃了汤圆，甜甜的。',
    location: '台南, 台灣',
    privacyLevel: 'public',
    scenes: ['lanterns', 'dumplings'],
  },
  {
    days: 9,
    title: '妈妈的生日',
    content: '今天是妈妈的生日。我和弟弟一起做了蛋糕，大家都很开心！妈妈说这是她最好的礼物。',
    privacyLevel: 'friends',
    scenes: ['cake', 'lanterns', 'dumplings', 'snow', 'rain', 'blossoms', 'cake', 'snow', 'lanterns', 'rain'],
    filmed: true,
  },
  { days: 4, title: '说说今天', content: '', spoken: true },
  {
    days: 2,
    title: '去公园看花',
    content: '星期六我们全家去公园看花。花开得很漂亮，弟弟跑得很快，我差点追不上他。',
    location: '台北, 台灣',
    privacyLevel: 'public',
    scenes: ['blossoms'],
  },
  {
    days: 0,
    title: 'The first snow',
    content:
      'We built a snowman behind the school. 雪人很胖，戴着爸爸的帽子。My hands were freezing and I did not want to go home.',
    location: 'Taipei, Taiwan',
    privacyLevel: 'public',
    scenes: ['snow'],
  },
];
const FRIENDS = [
  {
    username: 'xiaoming',
    firstName: '小明',
    lastName: '王',
    title: '我学会骑自行车了',
    content: '爸爸教我骑自行车，我摔了两次，最后学会了！',
  },
  {
    username: 'olivia',
    firstName: 'Olivia',
    lastName: 'Brown',
    title: 'My first dumplings',
    content: 'Grandma showed us how to fold 饺子. Mine looked like little boats.',
    scene: 'dumplings' as const,
  },
  {
    username: 'meiling',
    firstName: '美玲',
    lastName: '陈',
    title: '月亮真圆',
    content: '中秋节的晚上，月亮又大又圆。我和奶奶一起吃月饼，听她讲嫦娥的故事。',
  },
];
const STRANGERS = [
  {
    username: 'noah',
    firstName: 'Noah',
    lastName: 'Garcia',
    title: 'A good day',
    content: 'I said 你好 to my neighbour, and she answered!',
  },
  {
    username: 'xiaoyu',
    firstName: '小雨',
    lastName: '张',
    title: '我的小猫',
    content: '我家的小猫喜欢睡觉，它的毛软软的。',
  },
  {
    username: 'emma',
    firstName: 'Emma',
    lastName: 'Wilson',
    title: '汉字真有意思',
    content: '今天学了“森林”，原来五棵树就是森林。',
  },
];
const WORDS = ['雪', '生日', '开心', '公园', '漂亮', '灯笼', '月亮', '弟弟', '写', '听'];

/** Creates the accounts, entries and friendships that the screenshots show, in an empty installation. */
export async function createSampleData(browser: Browser, request: APIRequestContext): Promise<SampleDataIds> {
  const post = async (path: string, data: object): Promise<Record<string, string>> =>
    (await request.post(path, { data })).json() as Promise<Record<string, string>>;
  const upload = async (
    name: string,
    mimeType: string,
    buffer: Buffer,
    kind: 'audio' | 'image',
  ): Promise<Record<string, string>> =>
    (
      await request.post(`/api/upload/${kind}`, { timeout: 60_000, multipart: { [kind]: { name, mimeType, buffer } } })
    ).json() as Promise<Record<string, string>>;
  const uploadMedia = async (name: string, mimeType: string, buffer: Buffer): Promise<string> => {
    const [file] = (await (
      await request.post('/api/upload/media', { multipart: { media: { name, mimeType, buffer } } })
    ).json()) as { url: string }[];
    return file?.url ?? '';
  };
  const photos = new Map<SceneName, Buffer>();
  const photoOf = async (scene: SceneName): Promise<Buffer> => {
    const photo = photos.get(scene) ?? (await createScenePhoto(browser, scene));
    photos.set(scene, photo);
    return photo;
  };
  const register = async (person: object): Promise<string> =>
    (await post('/api/simple-register', { password, ...person })).id ?? '';

  await register(sampleNewUser);
  await register(sampleWriter);
  const people: { id: string; username: string }[] = [];
  for (const { title, content, scene, ...person } of [
    ...FRIENDS.map((friend) => ({ scene: undefined, ...friend })),
    ...STRANGERS.map((one) => ({ scene: undefined, ...one })),
  ]) {
    people.push({ id: await register(person), username: person.username });
    const mediaFiles = scene ? [await uploadMedia('photo.jpg', 'image/jpeg', await photoOf(scene))] : [];
    await post('/api/journal-entries', {
      title,
      content,
      mediaFiles,
      privacyLevel: person.username === 'xiaoming' ? 'friends' : 'public',
    });
  }
  const userId = await register(sampleEntryOwner);
  const friendId = (username: string): string => people.find((person) => person.username === username)?.id ?? '';
  for (const { username } of FRIENDS) await post('/api/friends', { friendId: friendId(username) });
  await post('/api/friends', { friendId: friendId('noah') });
  for (const character of WORDS) {
    const info = (await (await request.get(`/api/character-info/${encodeURIComponent(character)}`)).json()) as {
      pinyin: string;
      zhuyin: string;
      meaning: string;
    };
    await post('/api/vocabulary', {
      character,
      pinyin: info.pinyin,
      englishTranslation: info.meaning.slice(0, 60),
      notes: `Zhuyin: ${info.zhuyin}`,
    });
  }

  let shareId = '';
  const days = new Map<string, number>();
  for (const { days: ago, scenes = [], filmed, spoken, written, ...memory } of ENTRIES) {
    const mediaFiles: string[] = [];
    for (const scene of scenes) mediaFiles.push(await uploadMedia('photo.jpg', 'image/jpeg', await photoOf(scene)));
    if (filmed) mediaFiles.splice(2, 0, await uploadMedia('film.webm', 'video/webm', await createTestVideo(browser)));
    const voice = spoken && (await upload('recording.wav', 'audio/wav', readFileSync(fakeMicrophoneFile), 'audio'));
    const note =
      written && (await upload('note.jpg', 'image/jpeg', await createHandwritingPhoto(browser, written), 'image'));
    const entry = await post('/api/journal-entries', {
      ...memory,
      mediaFiles,
      ...(voice && { originalAudioUrl: voice.url, extractedText: voice.extractedText }),
      ...(note && { originalImageUrl: note.url, extractedText: note.extractedText }),
    });
    days.set(entry.id ?? '', ago);
    if (memory.privacyLevel === 'public') shareId = entry.shareId ?? '';
  }
  await post('/api/vocabulary/extract', {});
  await post('/api/vocabulary/extract?words=true', {});
  // A word that the user has added is the first of the list, because only such a word can be replaced.
  await post('/api/vocabulary', {
    character: '螃蟹',
    pinyin: 'páng xiè',
    englishTranslation: 'crab',
    isUserGenerated: true,
  });
  await post('/api/friend-code', {});
  await settleFriendRequests(request, userId, friendId);
  // The times of creation are changed in the database, so that the entries are spread over several days.
  for (const [id, ago] of days) {
    await queryDatabase(
      'memory_journal',
      "UPDATE entry SET created_at = date_trunc('day', now()) - $2 * interval '1 day' + interval '18 hours 20 minutes' WHERE id = $1::uuid",
      [id, ago],
    );
  }
  return { userId, shareId };
}

/**
 * Sends a friend request from each friend to the owner of the journal, which accepts the request that the owner has sent before. xiaoyu has
 * no request from the owner, so this request stays open and is shown as an incoming one.
 */
async function settleFriendRequests(
  request: APIRequestContext,
  userId: string,
  friendId: (username: string) => string,
): Promise<void> {
  for (const { username } of [...FRIENDS, { username: 'xiaoyu' }]) {
    await request.post('/api/simple-login', { data: { username, password } });
    await request.post('/api/friends', { data: { friendId: userId } });
    if (username === 'olivia') await request.post('/api/friends', { data: { friendId: friendId('emma') } });
  }
}
