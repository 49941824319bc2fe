/** The limits of rosters. The module imports no zod, so that the page can load it without the schemas. */

export const ROSTER_CSV_MAX_BYTES = 10 * 1024 * 1024;
export const ROSTER_ZIP_MAX_BYTES = 20 * 1024 * 1024;
/** The total size of what an archive unpacks to. */
export const ROSTER_UNPACKED_MAX_BYTES = 100 * 1024 * 1024;
/** The most pupils in a roster of one class, or rows in its file. */
export const ROSTER_MAX_ROWS = 5_000;
/** The most pupils that a roster may put into one class. */
export const ROSTER_CLASS_MAX_STUDENTS = 200;
/** The most rows of one file of an archive. */
export const ROSTER_FILE_MAX_ROWS = 100_000;
/** How long what a roster would change can be applied, in minutes. */
export const ROSTER_PREVIEW_MINUTES = 60;

/** A roster that changes more of the pupils than this share, or archives more than the other, needs a confirmation with the number. */
export const ROSTER_CHANGED_SHARE_MAX = 0.75;
export const ROSTER_ARCHIVED_SHARE_MAX = 0.1;

/** The most students in an archive of a school. */
export const ROSTER_SCHOOL_MAX_STUDENTS = 10_000;
