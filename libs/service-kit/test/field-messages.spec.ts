import { newEntrySchema, pageQuerySchema } from '@memory/contracts';
import { describeFieldError } from '../src/http/validation.pipe.ts';

const entry = (fields: object) => newEntrySchema.safeParse({ title: 'A day', ...fields });
const page = (query: object) => pageQuerySchema.safeParse(query);

it.each([
  ['no title', entry({ title: undefined }), 'Please add a title for your memory.', '请给你的回忆加一个标题。'],
  ['a blank title', entry({ title: '  ' }), 'Please add a title for your memory.', '请给你的回忆加一个标题。'],
  [
    'a long title',
    entry({ title: 'x'.repeat(300) }),
    'A title can be 200 characters long at most.',
    '标题最多 200 个字。',
  ],
  ['a title that is no text', entry({ title: 7 }), 'This must be text.', '这里要填文字。'],
  [
    'a long text',
    entry({ content: 'x'.repeat(20_001) }),
    'Please keep this to 20000 characters or fewer.',
    '最多可以写 20000 个字。',
  ],
  [
    'many files',
    entry({ mediaFiles: Array(21).fill('/media/018f0000-0000-7000-8000-000000000000') }),
    'Please choose no more than 20.',
    '最多可以选 20 个。',
  ],
  ['files that are no list', entry({ mediaFiles: 'x' }), 'This must be a list.', '这里要填一个列表。'],
  [
    'an unknown level',
    entry({ privacyLevel: 'secret' }),
    'Please choose one of these: private, friends, public.',
    '请选择其中一个：private、friends、public。',
  ],
  [
    'neither yes nor no',
    entry({ isPublic: 'yes' }),
    'This must be yes or no (true or false).',
    '这里只能填“是”或“否”（true 或 false）。',
  ],
  ['a page of nothing', page({ limit: '0' }), 'This must be 1 or more.', '最小是 1。'],
  ['a page of words', page({ limit: 'abc' }), 'This must be a number.', '这里要填数字。'],
  ['a page too long', page({ limit: '101' }), 'This can be 100 at most.', '最大是 100。'],
])('%s is told in words a child can read', (_, result, en, zh) => {
  expect(result.error?.issues.map(describeFieldError)).toEqual([{ en, zh }]);
});
