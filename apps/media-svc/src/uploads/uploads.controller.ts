import { mediaRoutes, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import {
  CONFIG,
  CurrentIdempotentRequest,
  type IdempotentRequest,
  ImplementsRoute,
  SignedInUser,
} from '@memory/service-kit';
import { Controller, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { MediaConfig } from '../config.ts';
import { UploadHandwritingPhoto } from './upload-handwriting-photo.ts';
import { UploadMedia } from './upload-media.ts';
import { UploadRecording } from './upload-recording.ts';
import { presentUpload, presentUploadedMedia } from './upload.presenter.ts';

@Controller()
export class UploadsController {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly uploadRecording: UploadRecording,
    private readonly uploadImage: UploadHandwritingPhoto,
    private readonly uploadMedia: UploadMedia,
  ) {}

  @ImplementsRoute(mediaRoutes.uploadAudio)
  async receiveRecording(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
  ): Promise<UploadedFile> {
    const file = await this.uploadRecording.execute({ ownerId, request, idempotentRequest });
    return presentUpload(file, this.config);
  }

  @ImplementsRoute(mediaRoutes.uploadImage)
  async receiveImage(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
  ): Promise<UploadedFile> {
    return presentUpload(await this.uploadImage.execute({ ownerId, request, idempotentRequest }), this.config);
  }

  @ImplementsRoute(mediaRoutes.uploadMedia)
  async receiveMedia(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
  ): Promise<UploadedMedia[]> {
    return (await this.uploadMedia.execute({ ownerId, request, idempotentRequest })).map(presentUploadedMedia);
  }
}
