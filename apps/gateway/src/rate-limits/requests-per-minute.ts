import type { RateLimitClass } from './rate-limit-class.ts';

/** Whose requests are counted together: those of the signed-in user, or those of the network address when there is no session. */
export type RateLimitedClient = 'user' | 'address';

/**
 * The number of requests of a class that a client may send to one gateway in a minute. Each limit is far above what people send, so
 * that only programs exceed it, and far below what a gateway handles (thousands of requests per second), so that one client cannot
 * overload the gateway.
 */
export const requestLimitsPerMinute: Readonly<Record<RateLimitedClient, Readonly<Record<RateLimitClass, number>>>> = {
  user: {
    // Scrolling quickly through 5,000 photos requests two thumbnails of each photo and the pages of the list;
    // two devices of a user may do so at once.
    read: 30_000,
    // An import program that creates a hundred entries per second in one account.
    write: 6_000,
    // Ten uploads per second: a folder of photos sent one by one over a fast network. Each photo takes seconds of the media workers' time.
    upload: 600,
    // Each character that is looked up or typed is one request. 200 per second is what a program needs to look up every word of a book.
    language: 12_000,
  },
  address: {
    // 2,000 users of a school that share one address open the web app at the same moment: about 50 requests for each user.
    read: 120_000,
    // Clients without a session can only sign in or sign up: three attempts for each of 2,000 users. `LoginThrottle` limits guesses.
    write: 6_000,
    // An upload without a session always gets 401; the limit bounds how many request bodies a gateway reads.
    upload: 600,
    // Public entries are read without an account: 30 annotated texts or characters per minute for each of 2,000 users.
    language: 60_000,
  },
};
