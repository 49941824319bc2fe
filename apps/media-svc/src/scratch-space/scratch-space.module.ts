import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { LocalCopies } from './local-copies.ts';
import { ScratchSpace } from './scratch-space.ts';

@Module({
  imports: [ObjectStoreModule],
  providers: [ScratchSpace, LocalCopies],
  exports: [ScratchSpace, LocalCopies],
})
export class ScratchSpaceModule {}
