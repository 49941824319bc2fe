import { Module } from '@nestjs/common';
import { OwnTexts } from './own-texts.ts';
import { TextsController } from './texts.controller.ts';

@Module({ controllers: [TextsController], providers: [OwnTexts] })
export class TextsModule {}
