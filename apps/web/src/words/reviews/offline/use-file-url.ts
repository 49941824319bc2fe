import { useEffect, useState } from 'react';
import { useOnlineStatus } from '../../../lib/online-status.ts';
import { readCardFile } from './card-files.ts';

/**
 * The address from which the page can load a photo or recording: that of the server or, without a connection, of the copy on this device.
 * Undefined while the copy is being opened; null when there is none.
 */
export function useFileUrl(url: string | null): string | null | undefined {
  const isOnline = useOnlineStatus();
  const [copy, setCopy] = useState<{ of: string; url: string | null } | null>(null);
  useEffect(() => {
    if (url === null || isOnline) return undefined;
    let isCurrent = true;
    let objectUrl: string | null = null;
    async function openCopy(of: string): Promise<void> {
      const blob = await readCardFile(of);
      if (!isCurrent) return;
      objectUrl = blob ? URL.createObjectURL(blob) : null;
      setCopy({ of, url: objectUrl });
    }
    void openCopy(url);
    return () => {
      isCurrent = false;
      setCopy(null);
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [url, isOnline]);
  if (url === null) return null;
  if (isOnline) return url;
  return copy?.of === url ? copy.url : undefined;
}
