import { CONFIG } from '@memory/service-kit';
import { Module } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { SharedModule } from '../shared.module.ts';
import { LocalOcrEngine } from './local-ocr-engine.ts';
import { OCR_ENGINE, type OcrEngine } from './ocr-engine.ts';
import { RecognizePhotoTextHandler } from './recognize-photo-text.handler.ts';
import { VisionModelOcrEngine } from './vision-model-ocr-engine.ts';

const ocrEngine = {
  provide: OCR_ENGINE,
  inject: [CONFIG],
  useFactory: (config: MediaConfig): OcrEngine =>
    config.OCR_PROVIDER === 'openai' ? new VisionModelOcrEngine(config) : new LocalOcrEngine(config),
};

@Module({
  imports: [SharedModule],
  providers: [ocrEngine, RecognizePhotoTextHandler],
})
export class OcrModule {}
