import type { Entry } from '@memory/contracts';

export type ThumbnailSize = 'small' | 'medium' | 'large';

/** A smaller picture of an image, or of a video's first moment. */
export const thumbnailUrl = (url: string, size: ThumbnailSize): string => `${url}?size=${size}`;

export interface VisualFile {
  url: string;
  kind: 'image' | 'video';
}

export const isVideoType = (type: string): boolean => type.startsWith('video');

/** What there is to see in a memory: its photo first, then its pictures and videos, each once. */
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
