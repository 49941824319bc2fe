import { type SyntheticEvent, useState } from 'react';
import { checkPlayability } from '../audio-compatibility/playability.ts';

/** Why an image, a video or a recording cannot be shown: the server has no such file, or this browser cannot play it. */
export type LoadFailure = 'missing' | 'unplayable';

/**
 * Finds out why the file of an element cannot be shown. The failure is null while the file has not failed, and when `url` has changed to another
 * file.
 */
export function useLoadFailure(url: string) {
  const [failed, setFailed] = useState<{ readonly url: string; readonly failure: LoadFailure } | null>(null);

  /** Requests the file's headers, because the error event does not distinguish a missing file from a file that cannot be decoded. */
  async function handleError(): Promise<void> {
    try {
      const found = await checkPlayability(url);
      setFailed({ url, failure: found === 'missing' ? 'missing' : 'unplayable' });
    } catch (error) {
      // Without a connection, the reason of the failure is unknown.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  return {
    failure: failed?.url === url ? failed.failure : null,
    onError: () => void handleError(),
    /** For videos: some browsers play the sound of a video whose pictures they cannot decode. */
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      if (currentTarget.videoWidth === 0) setFailed({ url, failure: 'unplayable' });
    },
  };
}
