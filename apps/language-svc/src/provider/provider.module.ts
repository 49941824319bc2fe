import { Module } from '@nestjs/common';
import { KeptAnswers } from './kept-answers.ts';
import { LanguageModel } from './language-model.ts';

@Module({ providers: [KeptAnswers, LanguageModel], exports: [LanguageModel] })
export class ProviderModule {}
