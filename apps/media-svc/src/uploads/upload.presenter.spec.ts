import { type FileKind, mediaUrl } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { File } from '../generated/prisma/client.ts';
import { presentUpload, presentUploadedMedia } from './upload.presenter.ts';

const id = uuidv7();
const file = (attributes: Partial<File>): File => ({ id, textStatus: 'done', ...attributes }) as File;

describe('presentUpload', () => {
  const unavailable = expect.stringContaining('temporarily unavailable');

  it.each<[FileKind, File['textStatus'], File['textReason'], unknown]>([
    ['audio', 'done', null, '今天'],
    ['audio', 'pending', null, '今天'],
    ['audio', 'failed', 'provider_failed', unavailable],
    ['audio', 'failed', 'unreadable', unavailable],
    ['audio', 'done', 'no_provider', unavailable],
    ['image', 'done', null, '今天'],
    ['image', 'failed', 'provider_failed', '今天'],
  ])('%s with text status %s for the reason %s', (kind, textStatus, textReason, extractedText) => {
    expect(presentUpload(file({ kind, textStatus, textReason, extractedText: '今天' }))).toEqual({
      url: mediaUrl(id),
      extractedText,
      status: textStatus,
    });
  });
});

it.each<[FileKind, string]>([
  ['video', 'video'],
  ['image', 'image'],
])('presentUploadedMedia presents a file of kind %s as %s', (kind, type) => {
  const presented = presentUploadedMedia(file({ kind, contentType: 'x/y' }));
  expect(presented).toMatchObject({ url: mediaUrl(id), type, mimeType: 'x/y' });
});
