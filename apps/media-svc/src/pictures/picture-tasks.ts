import type { DrawnThumbnail } from '../thumbnails/draw-thumbnails.ts';
import type { CleanPicture } from './clean-picture.ts';
import type { PictureRefusal } from './picture-refused.ts';

/** What the process that opens strangers' pictures is asked, and what it answers. */
export type PictureTask =
  | { readonly task: 'clean'; readonly path: string; readonly contentType: string; readonly target: string }
  | { readonly task: 'thumbnails'; readonly path: string; readonly folder: string };

export interface PictureResults {
  readonly clean: CleanPicture;
  readonly thumbnails: readonly DrawnThumbnail[];
}

export type PictureAnswer =
  | { readonly done: PictureResults[keyof PictureResults] }
  | { readonly refused: PictureRefusal; readonly why: string };
