import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import type { TestAccount } from './account.ts';
import { type ApiUser, registerApiUser } from './api-user.ts';
import type { Work } from './trace-collector.ts';

/** A request that people send often, and what it may cost. A change of a row needs a reason in the commit that makes it. */
export interface FrequentRequest {
  readonly name: string;
  readonly send: (people: People, headers: Record<string, string>) => Promise<APIResponse>;
  /** The size of the response's body, at most. */
  readonly bytes: number;
  readonly work: Work;
}

export interface People {
  readonly author: ApiUser & TestAccount;
  readonly friend: ApiUser;
  readonly visitor: APIRequestContext;
  readonly entryId: string;
  readonly shareId: string;
  readonly fileUrl: string;
}

export const frequentRequests: readonly FrequentRequest[] = [
  {
    name: 'public timeline, signed out',
    send: ({ visitor }, headers) => visitor.get('/api/public-timeline', { headers }),
    bytes: 688,
    work: {
      'journal-svc: GET /api/public-timeline': 1,
      'journal-svc: WITH entry': 1,
    },
  },
  {
    name: 'public timeline, signed in',
    send: ({ friend }, headers) => friend.api.get('/api/public-timeline', { headers }),
    bytes: 688,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /api/public-timeline': 1,
      'journal-svc: WITH entry': 1,
    },
  },
  {
    name: 'timeline of one person',
    send: ({ friend, author }, headers) => friend.api.get(`/api/public-timeline/${author.id}`, { headers }),
    bytes: 847,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /api/public-timeline/:userId': 1,
      'journal-svc: SELECT entry_file': 1,
      'journal-svc: SELECT user_relation': 1,
    },
  },
  {
    name: 'own entries',
    send: ({ author }, headers) => author.api.get('/api/journal-entries', { headers }),
    bytes: 1266,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /api/journal-entries': 1,
      'journal-svc: SELECT entry_file': 1,
    },
  },
  {
    name: "friends' timeline",
    send: ({ friend }, headers) => friend.api.get('/api/friends-journal-entries', { headers }),
    bytes: 688,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /api/friends-journal-entries': 1,
      'journal-svc: WITH user_relation': 1,
    },
  },
  {
    name: 'one entry, by a friend',
    send: ({ friend, entryId }, headers) => friend.api.get(`/api/journal-entries/${entryId}`, { headers }),
    bytes: 686,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /api/journal-entries/:id': 1,
      'journal-svc: SELECT entry_file': 1,
    },
  },
  {
    name: 'greetings on a page of entries',
    send: ({ author, entryId }, headers) => author.api.get(`/api/greetings?entryIds=${entryId}`, { headers }),
    bytes: 82,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /api/greetings': 1,
      'journal-svc: WITH user_relation': 1,
    },
  },
  {
    name: 'a shared link',
    send: ({ visitor, shareId }, headers) => visitor.get(`/api/shared/${shareId}`, { headers }),
    bytes: 686,
    work: {
      'journal-svc: GET /api/shared/:shareId': 1,
      'journal-svc: SELECT entry_file': 1,
    },
  },
  {
    name: 'a file, by its owner',
    send: ({ author, fileUrl }, headers) => author.api.get(fileUrl, { headers }),
    bytes: 91,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: POST /internal/files/used': 1,
      'journal-svc: SELECT entry_file': 1,
      'media-svc: GET /media/:id': 1,
      'media-svc: SELECT file': 1,
    },
  },
  {
    name: 'a file, by a friend',
    send: ({ friend, fileUrl }, headers) => friend.api.get(fileUrl, { headers }),
    bytes: 91,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /internal/files/:id/visibility': 1,
      'journal-svc: SELECT user_relation': 1,
      'media-svc: GET /media/:id': 1,
      'media-svc: SELECT file': 1,
    },
  },
  {
    name: 'create an entry',
    send: ({ author }, headers) =>
      author.api.post('/api/journal-entries', { headers, data: { title: '早上', content: '我喝了一杯茶。' } }),
    bytes: 577,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: GET /internal/own-texts/:id': 1,
      'journal-svc: POST /api/journal-entries': 1,
      'journal-svc: SELECT author': 1,
      'journal-svc: SELECT entry': 1,
      'journal-svc: WITH entry': 1,
      'language-svc: BEGIN': 1,
      'language-svc: COMMIT': 1,
      'language-svc: INSERT counted_entry': 1,
      'language-svc: INSERT handled_event': 1,
      'language-svc: SELECT vocabulary_item': 1,
      'language-svc: WITH unnest': 1,
      'language-svc: WITH vocabulary_item': 1,
      'language-svc: handle entry.created': 1,
    },
  },
  {
    name: 'change an entry',
    send: ({ author, entryId }, headers) =>
      author.api.patch(`/api/journal-entries/${entryId}`, {
        headers,
        data: { title: `我的${headers['x-request-id'] ?? ''}` },
      }),
    bytes: 686,
    work: {
      'gateway: Redis EVAL': 1,
      'journal-svc: BEGIN': 1,
      'journal-svc: COMMIT': 1,
      'journal-svc: GET /internal/own-texts/:id': 1,
      'journal-svc: PATCH /api/journal-entries/:id': 1,
      'journal-svc: SELECT': 1,
      'journal-svc: SELECT entry': 3,
      'journal-svc: SELECT entry_file': 1,
      'journal-svc: UPDATE entry': 1,
      'journal-svc: WITH outbox': 1,
      'language-svc: BEGIN': 1,
      'language-svc: COMMIT': 1,
      'language-svc: INSERT counted_entry': 1,
      'language-svc: INSERT handled_event': 1,
      'language-svc: SELECT vocabulary_item': 1,
      'language-svc: WITH unnest': 1,
      'language-svc: WITH vocabulary_item': 1,
      'language-svc: handle entry.updated': 1,
    },
  },
  {
    name: 'cards that are due',
    send: ({ author }, headers) => author.api.get('/api/reviews/due?timeZone=UTC', { headers }),
    bytes: 510,
    work: {
      'gateway: Redis EVAL': 1,
      'language-svc: GET /api/reviews/due': 1,
      'language-svc: SELECT learner': 1,
      'language-svc: SELECT learning_settings': 1,
      'language-svc: SELECT occurrence': 1,
      'language-svc: SELECT review_day': 1,
      'language-svc: SELECT review_log': 1,
      'language-svc: SELECT vocabulary_item': 1,
      'language-svc: WITH review_card': 2,
    },
  },
  {
    name: 'annotate a text',
    send: ({ author }, headers) => author.api.post('/api/annotate', { headers, data: { text: '我们去公园散步。' } }),
    bytes: 533,
    work: {
      'gateway: Redis EVAL': 1,
      'language-svc: POST /api/annotate': 1,
      'language-svc: SELECT word_split': 1,
    },
  },
  {
    name: 'vocabulary',
    send: ({ author }, headers) => author.api.get('/api/vocabulary', { headers }),
    bytes: 299,
    work: {
      'gateway: Redis EVAL': 1,
      'language-svc: GET /api/vocabulary': 1,
      'language-svc: SELECT vocabulary_count': 1,
      'language-svc: SELECT vocabulary_item': 1,
    },
  },
  {
    name: 'sign-in',
    send: ({ author: { api, username, password } }, headers) =>
      api.post('/api/simple-login', { headers, data: { username, password } }),
    bytes: 291,
    work: {
      'gateway: Redis EVAL': 2,
      'gateway: Redis EXEC': 1,
      'gateway: Redis GETDEL': 1,
      'gateway: Redis MULTI': 1,
      'gateway: Redis PUBLISH': 1,
      'gateway: Redis ZREM': 1,
      'social-svc: BEGIN': 2,
      'social-svc: COMMIT': 2,
      'social-svc: INSERT security_log': 1,
      'social-svc: POST /api/simple-login': 1,
      'social-svc: Redis DEL': 2,
      'social-svc: Redis EVAL': 1,
      'social-svc: Redis EVALSHA': 2,
      'social-svc: Redis EXEC': 1,
      'social-svc: Redis GET': 1,
      'social-svc: Redis MULTI': 1,
      'social-svc: Redis PEXPIRE': 1,
      'social-svc: Redis SET': 1,
      'social-svc: Redis ZADD': 1,
      'social-svc: Redis ZREMRANGEBYSCORE': 1,
      'social-svc: SELECT account': 7,
      'social-svc: SELECT recovery_code': 1,
      'social-svc: SELECT requested_deletion': 1,
      'social-svc: SELECT totp': 1,
    },
  },
  {
    name: 'session',
    send: ({ author }, headers) => author.api.get('/api/simple-user', { headers }),
    bytes: 291,
    work: {
      'gateway: Redis EVAL': 1,
      'social-svc: GET /internal/accounts/:userId': 1,
      'social-svc: SELECT account': 1,
    },
  },
];

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** An author with an entry for everyone that has a picture, a word in the vocabulary, and a friend. */
export async function preparePeople(baseURL: string): Promise<People> {
  const [author, friend, visitor] = await Promise.all([
    registerApiUser(baseURL, { firstName: 'Mei' }),
    registerApiUser(baseURL, { firstName: 'Lin' }),
    request.newContext({ baseURL }),
  ]);
  await friend.api.post('/api/friends', { data: { friendId: author.id } });
  await author.api.post('/api/vocabulary', { data: { character: '雨', englishTranslation: 'rain' } });
  const media = { name: 'dot.png', mimeType: 'image/png', buffer: dot };
  const uploaded = await author.api.post('/api/upload/media', { multipart: { media } });
  const [file] = (await uploaded.json()) as { url: string }[];
  const fileUrl = file?.url ?? '';
  const saved = await author.api.post('/api/journal-entries', {
    data: { title: '公园', content: '今天我们去公园。', privacyLevel: 'public', mediaFiles: [fileUrl] },
  });
  const { id: entryId, shareId } = (await saved.json()) as { id: string; shareId: string };
  return { author, friend, visitor, entryId, shareId, fileUrl };
}
