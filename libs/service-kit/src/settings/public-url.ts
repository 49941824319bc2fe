import { z } from 'zod';

/**
 * The setting PUBLIC_URL: the origin under which browsers open the web app, such as `https://memory.example`. Links, redirects and passkeys are made
 * for this origin, so the URL has no path (the web app is served only at `/`), query, fragment or credentials.
 */
export const publicUrlSchema = z.string().superRefine((text, context) => {
  const url = URL.parse(text);
  const problem =
    url?.protocol !== 'http:' && url?.protocol !== 'https:'
      ? 'must begin with https:// or http://'
      : url.username || url.password
        ? 'must not contain a user name or password'
        : url.search || url.hash || /[?#]/.test(text)
          ? 'must end after the host: without ? and #'
          : url.pathname === '/'
            ? null
            : `must end after the host: Memory is served at the root of a host, not at ${url.pathname}. Give it a host name or port of its own`;
  if (problem) context.addIssue({ code: 'custom', message: `${problem}, as in https://memory.example` });
});
