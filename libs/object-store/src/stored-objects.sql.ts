/**
 * SQL: every object that the rows of this database refer to, with its size, its digest and the owner of its file, in the order of the keys.
 * tools/backup executes it in a snapshot of the database.
 */
export const SELECT_STORED_OBJECTS = `
  SELECT id::text AS key, bytes, sha256, owner_id FROM public.file
  UNION ALL
  SELECT file_id || '.' || size, thumbnail.bytes, thumbnail.sha256, owner_id
  FROM public.thumbnail JOIN public.file ON file.id = file_id
  ORDER BY key`;
