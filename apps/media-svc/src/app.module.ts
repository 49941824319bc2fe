import { type DynamicModule, Module } from '@nestjs/common';
import { AudioConversionModule } from './audio-conversion/audio-conversion.module.ts';
import { AvatarsModule } from './avatars/avatars.module.ts';
import { CardMediaModule } from './card-media/card-media.module.ts';
import type { MediaConfig } from './config.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { EventHandlersModule } from './event-handlers/event-handlers.module.ts';
import { ExportModule } from './export/export.module.ts';
import { FilesModule } from './files/files.module.ts';
import { MediaIntegrityModule } from './integrity/media-integrity.module.ts';
import { OperationsModule } from './operations/operations.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { sharedProcessModules } from './shared-process-modules.ts';
import { SilenceTrimmingModule } from './silence-trimming/silence-trimming.module.ts';
import { SpokenLanguageModule } from './spoken-language/spoken-language.module.ts';
import { StorageQuotaModule } from './storage-quota/storage-quota.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';

/** The root module of the service process, which handles requests and events. */
@Module({
  imports: [
    UploadsModule,
    FilesModule,
    AvatarsModule,
    AudioConversionModule,
    SilenceTrimmingModule,
    SpokenLanguageModule,
    StorageQuotaModule,
    ExportModule,
    PrivacyModule,
    ErasureModule,
    CardMediaModule,
    OperationsModule,
    EventHandlersModule,
  ],
})
export class AppModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return { module: AppModule, imports: [...sharedProcessModules(config), MediaIntegrityModule.forRoot(config)] };
  }
}
