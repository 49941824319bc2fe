import type { RateLimitClass } from './rate-limit-class.ts';

/** The client whose requests are counted together: a signed-in user, or a network address for requests without a session. */
export type RateLimitedClient = 'user' | 'address';

/**
 * The maximum number of requests of each class that a client may send to one gateway in a minute. Each limit is far above what people send,
 * so that only programs exceed it, and far below what a gateway handles (thousands of requests per second), so that one client cannot
 * overload the gateway.
 */
export const requestLimitsPerMinute: Readonly<Record<RateLimitedClient, Readonly<Record<RateLimitClass, number>>>> = {
  user: {
    // Reads, 500 per second: scrolling quickly through 5,000 photos requests two thumbnails of each photo and the pages of the list, and a
    // user may do so on two devices at once.
    read: 30_000,
    // Writes, 100 per second: an import program may create a hundred entries per second in one account.
    write: 6_000,
    // Uploads, 10 per second: a user may upload a folder of photos one by one over a fast network. The limit is low, because a media worker
    // needs seconds for each photo.
    upload: 600,
    // Text processing, 200 per second: each character that a user looks up or types is one request, and a program that looks up every word
    // of a book needs this many.
    language: 12_000,
    // Searches for people and in entries, 5 per second: the page sends at most four while a user types. Each response has up to twenty
    // people, so a higher limit would help only those who collect the names of all of them; and a search compares the texts of thousands of
    // entries.
    search: 300,
  },
  address: {
    // Reads of a network address: 2,000 users of a school share one address and open the web app at the same moment, with about 50 requests
    // for each user.
    read: 120_000,
    // Writes without a session are only sign-ins and sign-ups: three attempts for each of 2,000 users. `LoginThrottle` limits guesses of
    // passwords separately.
    write: 6_000,
    // An upload without a session is always rejected with 401. The limit bounds how many request bodies a gateway reads for such uploads.
    upload: 600,
    // Text processing without a session is for readers of public entries: 30 annotated texts or characters per minute for each of 2,000
    // users.
    language: 60_000,
    // Searches of the public timeline, which the page offers to signed-in users only. All other searches without a session get a 401.
    search: 300,
  },
};
