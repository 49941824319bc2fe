/** Redis pub/sub channel for the progress of jobs. Messages are not stored: only current subscribers receive them. */
export const MEDIA_PROGRESS_CHANNEL = 'live:media-progress';
