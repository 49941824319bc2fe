import { fileIdFromMediaUrl } from '@memory/contracts';
import { type Action, repetition, settleWrite } from './action.ts';
import { PossibleValues } from './possible-values.ts';
import type { FileRecord } from './records.ts';

/** A square PNG of one pixel, like an emoji avatar. */
const AVATAR =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Sets an emoji avatar. social-svc has media-svc store it, and the previous avatar is deleted. */
export const changeAvatar: Action = async ({ person, random }) => {
  const { records } = person;
  if (!records.avatar.isCertain) return;
  const previous = records.files.find(({ values }) => values?.mustExist);
  // The URL of an avatar is not known before the response.
  const unknownUrl = 'unknown';
  records.avatar.attempt(unknownUrl);
  previous?.values?.attempt(null);
  let requests = 0;
  const outcome = await person.write((headers) => {
    requests += 1;
    return person.client.PATCH('/api/profile', { body: { profileImageUrl: AVATAR }, headers });
  }, repetition(random));
  const changed = settleWrite(person, 'change avatar', records.avatar, unknownUrl, outcome, (status) => status === 200);
  // Each request may have stored a file.
  records.unknownUploads += requests;
  const url = changed?.data?.profileImageUrl;
  if (url) {
    records.unknownUploads -= 1;
    records.avatar.acknowledge(url);
    previous?.values?.acknowledge(null);
    records.files.push(avatarFile(url));
  } else if (records.avatar.isCertain) {
    previous?.values?.reject(null);
  }
};

const avatarFile = (url: string): FileRecord => ({
  id: fileIdFromMediaUrl(url),
  kind: 'media',
  values: new PossibleValues<true>(true),
});
