import { Module } from '@nestjs/common';
import { FriendshipsModule } from '../friendships/friendships.module.ts';
import { SearchUsers } from './search-users.ts';
import { UserSearchController } from './user-search.controller.ts';

@Module({ imports: [FriendshipsModule], controllers: [UserSearchController], providers: [SearchUsers] })
export class UserSearchModule {}
