import { z } from 'zod';

/** Whether PostgreSQL can store the text. It stores neither the character NUL nor lone surrogates, which have no UTF-8 encoding. */
const storable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Creates a string schema with its own message for a missing value. */
const written = (missing?: string) =>
  z.string(missing === undefined ? {} : { error: ({ input }) => (input == null ? missing : undefined) });

/**
 * Creates a schema for text that PostgreSQL can store, of at most `max` UTF-16 units.
 * @param missing the message for a missing value
 */
export const storableText = (max: number, missing?: string) =>
  written(missing).max(max).refine(storable, { error: 'This has a sign in it that Memory cannot keep.' });

/** A UUID, converted to lower case: services compare ids as text, where upper and lower case differ. */
export const idSchema = z
  .uuid({ error: ({ input }) => (input == null ? undefined : 'This was not found in Memory.') })
  .toLowerCase();
export const idParamsSchema = z.object({ id: idSchema });

/** A time in a request or a response: ISO 8601, in UTC. */
export const timeSchema = z.iso.datetime();

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

/**
 * The query parameters of lists with keyset pagination. Clients take `cursor` from the `Link` header of the previous page; they must not
 * depend on its format, which may change.
 */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  cursor: storableText(200).optional(),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** The URL of an uploaded file, `/media/{id}`. */
export const mediaUrlSchema = z
  .string()
  .max(60)
  .refine(
    (url) =>
      url.startsWith('/media/') && z.uuid().safeParse(fileIdFromMediaUrl(url)).success && url === url.toLowerCase(),
    {
      error: 'This must be a file that was uploaded to Memory.',
    },
  );

export const mediaUrl = (fileId: string): string => `/media/${fileId}`;
export const fileIdFromMediaUrl = (url: string): string => url.slice('/media/'.length);
