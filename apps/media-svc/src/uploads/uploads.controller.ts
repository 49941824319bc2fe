import { mediaRoutes, type UploadedFile, type UploadedMedia } from '@memory/contracts';
import { CurrentIdempotentRequest, type IdempotentRequest, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UploadHandwritingPhoto } from './upload-handwriting-photo.ts';
import { UploadMedia } from './upload-media.ts';
import { UploadRecording } from './upload-recording.ts';
import { presentUpload, presentUploadedMedia } from './upload.presenter.ts';

@Controller()
export class UploadsController {
  constructor(
    private readonly uploadRecording: UploadRecording,
    private readonly uploadImage: UploadHandwritingPhoto,
    private readonly uploadMedia: UploadMedia,
  ) {}

  @ImplementsRoute(mediaRoutes.uploadAudio)
  async receiveRecording(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
    @Query({ schema: mediaRoutes.uploadAudio.query }) query: { for?: 'greeting' },
  ): Promise<UploadedFile> {
    const isGreeting = query.for === 'greeting';
    return presentUpload(await this.uploadRecording.execute({ ownerId, request, idempotentRequest }, isGreeting));
  }

  @ImplementsRoute(mediaRoutes.uploadImage)
  async receiveImage(
    @SignedInUser() ownerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
  ): Promise<UploadedFile> {
    return presentUpload(await this.uploadImage.execute({ ownerId, request, idempotentRequest }));
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
