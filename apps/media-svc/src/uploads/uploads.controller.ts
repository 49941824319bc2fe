import { join } from 'node:path';
import {
  AUDIO_MAX_BYTES,
  IMAGE_MAX_BYTES,
  ENTRY_FILES_MAX,
  mediaRoutes,
  mediaUrl,
  type UploadedFile,
  type UploadedMedia,
  VIDEO_MAX_BYTES,
} from '@memory/contracts';
import {
  ApiError,
  ImplementsRoute,
  CurrentIdempotentRequest,
  type IdempotentRequest,
  SignedInUser,
} from '@memory/service-kit';
import { Controller, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type MediaConfig } from '../config.ts';
import { StorageQuota } from '../quota/storage-quota.ts';
import { Speakers } from '../speakers/speakers.ts';
import { ScratchSpace } from '../storage/scratch-space.ts';
import { OrderThumbnails } from '../thumbnails/order-thumbnails.ts';
import type { CleanFile } from './clean-file.ts';
import { CleanUpload } from './clean-upload.ts';
import { FindText } from './find-text.ts';
import { KeepFiles } from './keep-files.ts';
import { ofOneOfMany } from './one-of-many.ts';
import { discardBody, type Expected, receiveFiles } from './receive-files.ts';
import { videoTypeOf } from './told-type.ts';
import { presentUpload } from './upload.presenter.ts';
import { UploadsUnderWay } from './uploads-under-way.ts';

interface ReceiveOptions {
  readonly form: Expected;
  readonly ownerId: string;
  readonly repeatable: IdempotentRequest | null;
}

const one = { maxFiles: 1, tooMany: 'too_many_files' } as const;
const recording: Expected = {
  ...one,
  field: mediaRoutes.uploadAudio.uploadField,
  maxBytes: AUDIO_MAX_BYTES,
  tooLarge: () => 'recording_too_large',
};
const picture: Expected = {
  ...one,
  field: mediaRoutes.uploadImage.uploadField,
  maxBytes: IMAGE_MAX_BYTES,
  tooLarge: () => 'image_too_large',
};
const media: Expected = {
  field: mediaRoutes.uploadMedia.uploadField,
  maxFiles: ENTRY_FILES_MAX,
  tooMany: 'too_many_media',
  maxBytes: Math.max(IMAGE_MAX_BYTES, VIDEO_MAX_BYTES),
  tooLarge: async (path: string) => ((await videoTypeOf(path)) ? 'video_too_large' : 'image_too_large'),
};

@Controller()
export class UploadsController {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly scratch: ScratchSpace,
    private readonly uploads: CleanUpload,
    private readonly files: KeepFiles,
    private readonly quota: StorageQuota,
    private readonly underWay: UploadsUnderWay,
    private readonly speakers: Speakers,
    private readonly text: FindText,
    private readonly thumbnails: OrderThumbnails,
  ) {}

  @ImplementsRoute(mediaRoutes.uploadAudio)
  async uploadAudio(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() repeatable: IdempotentRequest | null,
  ): Promise<UploadedFile> {
    const file = await this.receive(
      request,
      { form: recording, ownerId, repeatable },
      async ([received = ''], folder) => {
        const clean = await this.uploads.recording(received, join(folder, 'clean'));
        const text = this.config.canTranscribe
          ? ({ textStatus: 'pending' } as const)
          : ({ textStatus: 'done', textReason: 'no_provider' } as const);
        const { spokenLanguage } = await this.speakers.find(ownerId);
        return this.files.keep(
          clean,
          { ownerId, ...text, spokenLanguage },
          { enforceQuota: true, request: repeatable },
        );
      },
    );
    return presentUpload(await this.text.of(file), { transcribed: this.config.canTranscribe });
  }

  @ImplementsRoute(mediaRoutes.uploadImage)
  async uploadImage(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() repeatable: IdempotentRequest | null,
  ): Promise<UploadedFile> {
    const file = await this.receive(
      request,
      { form: picture, ownerId, repeatable },
      async ([received = ''], folder) => {
        const clean = await this.uploads.picture(received, join(folder, 'clean'));
        return this.files.keep(
          clean,
          { ownerId, textStatus: 'pending', thumbnailStatus: 'pending' },
          { enforceQuota: true, request: repeatable },
        );
      },
    );
    await this.thumbnails.of([file]);
    return presentUpload(await this.text.of(file), { transcribed: this.config.canTranscribe });
  }

  /** Nobody waits for a text in these: a photo of handwriting comes by the other way. */
  @ImplementsRoute(mediaRoutes.uploadMedia)
  async uploadMedia(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() repeatable: IdempotentRequest | null,
  ): Promise<UploadedMedia[]> {
    const files = await this.receive(request, { form: media, ownerId, repeatable }, async (received) => {
      // One after the other: a person with twenty films leaves room for others.
      const clean: CleanFile[] = [];
      for (const [index, path] of received.entries()) {
        clean.push(
          await this.uploads.pictureOrVideo(path, `${path}-clean`).catch((cause: unknown) => {
            throw cause instanceof ApiError ? ofOneOfMany(cause.code, { field: media.field, index, cause }) : cause;
          }),
        );
      }
      return this.files.keepAll(
        clean,
        { ownerId, textStatus: 'done', thumbnailStatus: 'pending' },
        { enforceQuota: true, request: repeatable },
      );
    });
    await this.thumbnails.of(files);
    return files.map(({ id, kind, contentType }) => ({
      url: mediaUrl(id),
      type: kind === 'video' ? 'video' : 'image',
      mimeType: contentType,
    }));
  }

  /** Receives the files of an upload in the scratch space, and keeps them there for `work` alone. */
  private async receive<Result>(
    request: FastifyRequest,
    { form, ownerId, repeatable }: ReceiveOptions,
    work: (received: string[], folder: string) => Promise<Result>,
  ): Promise<Result> {
    const contentLength = request.headers['content-length'];
    try {
      const { quotaBytes } = await this.quota.rejectEarly({ ownerId, contentLength, request: repeatable });
      // Browsers say how long a form is. One of unknown length counts as a single file of the largest size: most forms hold one.
      const bytes = Number(contentLength ?? form.maxBytes);
      return await this.underWay.add({ ownerId, bytes, quotaBytes }, () =>
        this.scratch.use(async (folder) => work(await receiveFiles(request, folder, form), folder)),
      );
    } catch (error) {
      discardBody(request);
      throw error;
    }
  }
}
