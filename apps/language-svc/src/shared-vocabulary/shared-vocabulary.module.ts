import { Module } from '@nestjs/common';
import { ListUsersSharingVocabulary } from './list-users-sharing-vocabulary.ts';
import { SharedVocabularyController } from './shared-vocabulary.controller.ts';

@Module({ controllers: [SharedVocabularyController], providers: [ListUsersSharingVocabulary] })
export class SharedVocabularyModule {}
