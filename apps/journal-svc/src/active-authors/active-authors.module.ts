import { Module } from '@nestjs/common';
import { ActiveAuthorsController } from './active-authors.controller.ts';
import { ListActiveAuthors } from './list-active-authors.ts';

@Module({ controllers: [ActiveAuthorsController], providers: [ListActiveAuthors] })
export class ActiveAuthorsModule {}
