import { join } from 'node:path';
import { AUDIO_MAX_BYTES, IMAGE_MAX_BYTES, mediaRoutes, type UploadedFile } from '@memory/contracts';
import { ApiError, Implements, Repeatable, type RepeatableRequest, SignedInUser } from '@memory/service-kit';
import { Controller, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type MediaConfig } from '../config.ts';
import { ScratchSpace } from '../storage/scratch-space.ts';
import { cleanImage } from './clean-image.ts';
import { FindText } from './find-text.ts';
import { KeepFile } from './keep-file.ts';
import { receiveFile } from './receive-file.ts';
import { imageTypeOf, recordingTypeOf } from './told-type.ts';
import { presentUpload } from './upload.presenter.ts';

const recording = { field: mediaRoutes.uploadAudio.upload, maxBytes: AUDIO_MAX_BYTES, tooLarge: 'recording_too_large' } as const;
const picture = { field: mediaRoutes.uploadImage.upload, maxBytes: IMAGE_MAX_BYTES, tooLarge: 'image_too_large' } as const;

@Controller()
export class UploadsController {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly scratch: ScratchSpace,
    private readonly files: KeepFile,
    private readonly text: FindText,
  ) {}

  @Implements(mediaRoutes.uploadAudio)
  async uploadAudio(@SignedInUser() ownerId: string, @Req() request: FastifyRequest, @Repeatable() repeatable: RepeatableRequest | null): Promise<UploadedFile> {
    const file = await this.scratch.use(async (folder) => {
      const received = join(folder, 'received');
      await receiveFile(request, received, recording);
      const contentType = await recordingTypeOf(received);
      if (!contentType) throw new ApiError('not_a_recording');
      const text = this.config.canTranscribe ? ({ textStatus: 'pending' } as const) : ({ textStatus: 'done', textReason: 'no_provider' } as const);
      return this.files.keep(received, { ownerId, kind: 'audio', contentType, ...text }, repeatable);
    });
    return presentUpload(await this.text.of(file), { transcribed: this.config.canTranscribe });
  }

  @Implements(mediaRoutes.uploadImage)
  async uploadImage(@SignedInUser() ownerId: string, @Req() request: FastifyRequest, @Repeatable() repeatable: RepeatableRequest | null): Promise<UploadedFile> {
    const file = await this.scratch.use(async (folder) => {
      const [received, cleaned] = [join(folder, 'received'), join(folder, 'cleaned')];
      await receiveFile(request, received, picture);
      const contentType = await imageTypeOf(received);
      if (!contentType) throw new ApiError('not_an_image');
      await cleanImage(received, contentType, cleaned);
      return this.files.keep(cleaned, { ownerId, kind: 'image', contentType, textStatus: 'pending' }, repeatable);
    });
    return presentUpload(await this.text.of(file), { transcribed: this.config.canTranscribe });
  }
}
