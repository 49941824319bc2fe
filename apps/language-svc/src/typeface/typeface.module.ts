import { Module } from '@nestjs/common';
import { CutTypeface } from './cut-typeface.ts';
import { TypefaceController } from './typeface.controller.ts';

@Module({ controllers: [TypefaceController], providers: [CutTypeface] })
export class TypefaceModule {}
