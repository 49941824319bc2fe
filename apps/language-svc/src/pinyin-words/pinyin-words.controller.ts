import { languageInternalRoutes, type PinyinPart } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Query } from '@nestjs/common';
import { FindPinyinWords } from './find-pinyin-words.ts';

const { findPinyinWords: route } = languageInternalRoutes;

@Controller()
export class PinyinWordsController {
  constructor(private readonly pinyinWords: FindPinyinWords) {}

  @ImplementsRoute(route)
  find(@Query({ schema: route.query }) { text }: { text: string }): { parts: PinyinPart[] } {
    return { parts: this.pinyinWords.execute(text) };
  }
}
