import { mediaRoutes, type TrimmedRecording } from '@memory/contracts';
import { CurrentIdempotentRequest, type IdempotentRequest, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { FindVisibleFile } from '../files/find-visible-file.ts';
import { presentUpload } from '../uploads/upload.presenter.ts';
import { TrimSilence } from './trim-silence.ts';

const { trimSilence } = mediaRoutes;

@Controller()
export class SilenceTrimmingController {
  constructor(
    private readonly findVisibleFile: FindVisibleFile,
    private readonly trimSilence: TrimSilence,
  ) {}

  @ImplementsRoute(trimSilence)
  async trim(
    @SignedInUser() userId: string,
    @Param({ schema: trimSilence.params }) { id }: { id: string },
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
  ): Promise<TrimmedRecording> {
    const recording = await this.findVisibleFile.execute({ userId }, id);
    const { file, removedSeconds } = await this.trimSilence.execute(recording, userId, idempotentRequest);
    return { ...presentUpload(file), removedSeconds };
  }
}
