import { Module } from '@nestjs/common';
import { SubsetTypeface } from './subset-typeface.ts';
import { TypefaceController } from './typeface.controller.ts';

@Module({ controllers: [TypefaceController], providers: [SubsetTypeface] })
export class TypefaceModule {}
