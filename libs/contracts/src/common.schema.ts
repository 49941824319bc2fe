import { z } from 'zod';

/** PostgreSQL cannot hold NUL, and a lone surrogate has no UTF-8 form: both are refused at the door. */
const storable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** A text field that says so in its own words when it is not there at all. */
const written = (missing?: string) =>
  z.string(missing === undefined ? {} : { error: ({ input }) => (input == null ? missing : undefined) });

/** Text as a person writes it, at most `max` UTF-16 units. @param missing what is said where it is not there */
export const storableText = (max: number, missing?: string) =>
  written(missing).max(max).refine(storable, { error: 'This has a sign in it that Memory cannot keep.' });

/** One spelling each: services compare ids as text, PostgreSQL as values. */
export const idSchema = z
  .uuid({ error: ({ input }) => (input == null ? undefined : 'This was not found in Memory.') })
  .toLowerCase();
export const idParamsSchema = z.object({ id: idSchema });

/** Times on the wire are ISO-8601 in UTC. */
export const timeSchema = z.iso.datetime();

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

/** Keyset paging: `cursor` is opaque and comes from the `Link` header of the page before. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  cursor: storableText(200).optional(),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** The address of one of this product's own files. */
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
