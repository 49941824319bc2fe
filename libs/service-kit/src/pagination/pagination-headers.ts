import type { FastifyReply } from 'fastify';

export interface PaginationHeaders {
  /** The path that the browser requested, for the link to the next page. */
  readonly path: string;
  readonly limit: number;
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
  /** The number of rows in the whole list. Absent for lists whose length no counter stores, such as the results of a search. */
  readonly total?: number;
  /** Further query parameters of the list, which the link to the next page repeats. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Sets the header `X-Total-Count` and, unless this is the last page, the header `Link: <…>; rel="next"` (RFC 8288). */
export function setPaginationHeaders(reply: FastifyReply, page: PaginationHeaders): void {
  if (page.total !== undefined) void reply.header('x-total-count', String(page.total));
  if (page.nextCursor === null) return;
  const query = new URLSearchParams({ ...page.query, limit: String(page.limit), cursor: page.nextCursor });
  void reply.header('link', `<${page.path}?${query}>; rel="next"`);
}
