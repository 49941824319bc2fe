import type { Entry } from '@memory/contracts';

export type ThumbnailSize = 'small' | 'medium' | 'large';

/** A smaller picture of an image, or of a video's first moment. */
export const thumbnail = (url: string, size: ThumbnailSize): string => `${url}?size=${size}`;

export interface Visual {
  url: string;
  kind: 'image' | 'video';
}

export const isVideo = (type: string): boolean => type.startsWith('video');

/** What there is to see in a memory: its photo first, then its pictures and videos, each once. */
export function visualsOf({ originalImageUrl, mediaFiles }: Pick<Entry, 'originalImageUrl' | 'mediaFiles'>): Visual[] {
  const all: Visual[] = [
    ...(originalImageUrl ? [{ url: originalImageUrl, kind: 'image' as const }] : []),
    ...mediaFiles.map(({ url, type }) => ({ url, kind: isVideo(type) ? ('video' as const) : ('image' as const) })),
  ];
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
}
