import type { RateLimitClass } from './rate-limit-class.ts';

/** What a request is counted by: the signed-in user, or without a session the network address. */
export type RateLimitedClient = 'user' | 'address';

/**
 * How many requests of a class a client may send to one gateway in a minute. Each figure is far above what people send, so that only
 * programs exceed it, and far below what a gateway handles (thousands a second), so that one client cannot overload it.
 */
export const requestLimitsPerMinute: Readonly<Record<RateLimitedClient, Readonly<Record<RateLimitClass, number>>>> = {
  user: {
    // Scrolling quickly through 5,000 photos requests two sizes of each and the pages of the list; two devices may do so at once.
    read: 30_000,
    // An import that creates entries through one account, a hundred a second.
    write: 6_000,
    // Ten a second: a folder of photos sent one by one over a fast network. Each takes seconds of the media workers' time.
    upload: 600,
    // One for each character that is looked up or typed: two hundred a second, as a program that looks up every word of a book.
    language: 12_000,
  },
  address: {
    // A school of 2,000 behind one address opens the page at the same moment: some 50 files and public responses each.
    read: 120_000,
    // Without a session only signing in and signing up write: each of the 2,000 may try three times. Passwords have limits of their own.
    write: 6_000,
    // The response is always 401; this bounds how many bodies a gateway reads.
    upload: 600,
    // Public entries are read without an account: 30 annotated texts or characters a minute for each of the 2,000.
    language: 60_000,
  },
};
