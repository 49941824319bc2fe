import { Module } from '@nestjs/common';
import { SpokenLanguageRepository } from './spoken-language-repository.ts';
import { SpokenLanguageController } from './spoken-language.controller.ts';

@Module({
  controllers: [SpokenLanguageController],
  providers: [SpokenLanguageRepository],
  exports: [SpokenLanguageRepository],
})
export class SpokenLanguageModule {}
