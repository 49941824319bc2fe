import { Module } from '@nestjs/common';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { AuthController } from './auth.controller.ts';
import { ReadCurrentUser } from './read-current-user.ts';

@Module({
  imports: [SecurityLogModule, SessionModule],
  controllers: [AuthController],
  providers: [ReadCurrentUser],
})
export class AuthModule {}
