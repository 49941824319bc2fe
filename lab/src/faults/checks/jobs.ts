import { type Check, shorten } from './check.ts';

/** Every job has ended: no file waits for its text or its thumbnails, and none has failed. */
export const jobsCheck: Check = {
  name: 'jobs',
  async findProblems({ databases }) {
    const rows = await databases.query<{ id: string; text: string; thumbnails: string }>(
      'media',
      `SELECT id, text_status::text AS text, thumbnail_status::text AS thumbnails FROM file
       WHERE text_status <> 'done' OR thumbnail_status NOT IN ('none', 'done')`,
    );
    return shorten(rows.map(({ id, text, thumbnails }) => `file ${id}: text ${text}, thumbnails ${thumbnails}`));
  },
};
