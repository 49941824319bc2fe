import { Prisma } from '../generated/prisma/client.ts';

/** SQL: whether the title, content or extracted text of an entry `e` contains the word `w.word`. */
export const containsWord = Prisma.sql`strpos(concat_ws(E'\\n', e.title, e.content, e.extracted_text), w.word) > 0`;

/** SQL: the id of the first image of an entry `e`, or null. */
export const firstImageId = Prisma.sql`
  (SELECT f.file_id FROM entry_file f WHERE f.entry_id = e.id AND (f.role = 'image' OR f.content_type LIKE 'image/%')
   ORDER BY f.role DESC, f.position LIMIT 1)`;
