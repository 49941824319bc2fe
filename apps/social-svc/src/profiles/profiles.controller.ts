import { type ProfileChanges, socialRoutes, type User } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { presentUser } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { UpdateProfile } from './update-profile.ts';

const { readProfile, updateProfile } = socialRoutes;

@Controller()
export class ProfilesController {
  constructor(
    private readonly readAccount: ReadAccount,
    private readonly updateProfile: UpdateProfile,
  ) {}

  @ImplementsRoute(readProfile)
  async read(@SignedInUser() userId: string): Promise<User> {
    return presentUser(await this.readAccount.execute(userId));
  }

  @ImplementsRoute(updateProfile)
  async update(
    @SignedInUser() userId: string,
    @Body({ schema: updateProfile.body }) changes: ProfileChanges,
  ): Promise<User> {
    return presentUser(await this.updateProfile.execute(userId, changes));
  }
}
