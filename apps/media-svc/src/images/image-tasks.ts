import type { RenderedThumbnail } from '../thumbnails/render-thumbnails.ts';
import type { ImageErrorCode } from './image-rejected.ts';
import type { SanitizedImage } from './sanitize-image.ts';

/** A request to the image helper process. */
export type ImageTask =
  | { readonly task: 'sanitize'; readonly path: string; readonly contentType: string; readonly target: string }
  | { readonly task: 'thumbnails'; readonly path: string; readonly folder: string };

export interface ImageTaskResults {
  readonly sanitize: SanitizedImage;
  readonly thumbnails: readonly RenderedThumbnail[];
}

export type ImageTaskResponse =
  | { readonly result: ImageTaskResults[keyof ImageTaskResults] }
  | { readonly rejected: ImageErrorCode; readonly message: string };
