import { Module } from '@nestjs/common';
import { LanguageModel } from './language-model.ts';
import { ModelResponseCache } from './response-cache.ts';

@Module({ providers: [ModelResponseCache, LanguageModel], exports: [LanguageModel, ModelResponseCache] })
export class LanguageModelModule {}
