import { Module } from '@nestjs/common';
import { ActiveAuthorsController } from './active-authors.controller.ts';
import { ActiveAuthors } from './active-authors.ts';

@Module({ controllers: [ActiveAuthorsController], providers: [ActiveAuthors] })
export class ActiveAuthorsModule {}
