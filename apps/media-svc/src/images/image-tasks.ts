import type { RenderedThumbnail, ThumbnailsToRender } from '../thumbnails/render-thumbnails.ts';
import type { ImageErrorCode } from './image-rejected.ts';
import type { ImageToSanitize, SanitizedImage } from './sanitize-image.ts';

/**
 * A request to the image helper process. It contains the limits and sizes of the API, because loading them from the contracts, with all
 * schemas, would double the time in which the process starts.
 */
export type ImageTask =
  | ({ readonly task: 'sanitize' } & ImageToSanitize)
  | ({ readonly task: 'thumbnails' } & ThumbnailsToRender);

export interface ImageTaskResults {
  readonly sanitize: SanitizedImage;
  readonly thumbnails: readonly RenderedThumbnail[];
}

export type ImageTaskResponse =
  | { readonly result: ImageTaskResults[keyof ImageTaskResults] }
  | { readonly rejected: ImageErrorCode; readonly message: string };
