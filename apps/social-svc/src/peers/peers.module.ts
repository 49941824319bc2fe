import { Module } from '@nestjs/common';
import { JournalService } from './journal-service.ts';
import { LanguageService } from './language-service.ts';
import { MediaService } from './media-service.ts';

const services = [JournalService, LanguageService, MediaService];

@Module({ providers: services, exports: services })
export class PeersModule {}
