/** Redis pub/sub channel of jobs' progress: whoever is subscribed at this moment receives it, nobody receives it later. */
export const MEDIA_PROGRESS_CHANNEL = 'live:media-progress';
