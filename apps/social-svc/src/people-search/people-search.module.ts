import { Module } from '@nestjs/common';
import { FriendshipsModule } from '../friendships/friendships.module.ts';
import { PeopleSearchController } from './people-search.controller.ts';
import { SearchPeople } from './search-people.ts';

@Module({ imports: [FriendshipsModule], controllers: [PeopleSearchController], providers: [SearchPeople] })
export class PeopleSearchModule {}
