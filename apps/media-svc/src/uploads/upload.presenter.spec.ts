import { type FileKind, mediaUrl } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { File } from '../generated/prisma/client.ts';
import { presentUpload, presentUploadedMedia } from './upload.presenter.ts';

const id = uuidv7();
const file = (attributes: Partial<File>): File => ({ id, textStatus: 'done', ...attributes }) as File;

describe('presentUpload', () => {
  const unavailable = expect.stringContaining('temporarily unavailable');

  it.each<[FileKind, File['textStatus'], boolean, unknown]>([
    ['audio', 'done', true, '今天'],
    ['audio', 'pending', true, '今天'],
    ['audio', 'failed', true, unavailable],
    ['audio', 'done', false, unavailable],
    ['image', 'done', false, '今天'],
    ['image', 'failed', true, '今天'],
  ])('%s with text status %s, transcription configured: %s', (kind, textStatus, canTranscribe, extractedText) => {
    expect(presentUpload(file({ kind, textStatus, extractedText: '今天' }), { canTranscribe })).toEqual({
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
  expect(presented).toEqual({ url: mediaUrl(id), type, mimeType: 'x/y' });
});
