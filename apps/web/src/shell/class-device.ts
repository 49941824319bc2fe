import { pagePaths } from '../lib/page-paths.ts';

/**
 * Whether the page on which students sign in takes the place of this page, on a device of a class that nobody is signed in on. The link for teachers
 * has a query, so that they reach the form with the password.
 */
export const isReplacedByClassSignIn = (pathname: string, search: string): boolean =>
  search === '' && (pathname === pagePaths.home || pathname === pagePaths.auth);
