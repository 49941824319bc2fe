import type { Entry } from '@memory/contracts';

export type ThumbnailSize = 'small' | 'medium' | 'large';

/** URL of the thumbnail of an image or of a video's poster frame. */
export const thumbnailUrl = (url: string, size: ThumbnailSize): string => `${url}?size=${size}`;

/** An image or video of an entry, as the cards and the lightbox show it. */
export interface VisualFile {
  url: string;
  kind: 'image' | 'video';
}

export const isVideoType = (type: string): boolean => type.startsWith('video');

/** Returns an entry's images and videos, each only once. The photo of handwriting comes first. */
export function visualFilesOf({
  originalImageUrl,
  mediaFiles,
}: Pick<Entry, 'originalImageUrl' | 'mediaFiles'>): VisualFile[] {
  const all: VisualFile[] = [
    ...(originalImageUrl ? [{ url: originalImageUrl, kind: 'image' as const }] : []),
    ...mediaFiles.map(({ url, type }) => ({ url, kind: isVideoType(type) ? ('video' as const) : ('image' as const) })),
  ];
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
}
