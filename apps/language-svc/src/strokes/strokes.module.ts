import { Module } from '@nestjs/common';
import { FindStrokes } from './find-strokes.ts';
import { StrokesController } from './strokes.controller.ts';

@Module({ controllers: [StrokesController], providers: [FindStrokes] })
export class StrokesModule {}
