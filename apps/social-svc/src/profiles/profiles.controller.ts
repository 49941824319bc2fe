import { type ProfileChanges, socialRoutes, type OwnUser } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { presentOwnUser } from '../accounts/account.presenter.ts';
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
  async read(@SignedInUser() userId: string): Promise<OwnUser> {
    return presentOwnUser(await this.readAccount.execute(userId));
  }

  @ImplementsRoute(updateProfile)
  async update(
    @SignedInUser() userId: string,
    @Body({ schema: updateProfile.body }) changes: ProfileChanges,
  ): Promise<OwnUser> {
    return presentOwnUser(await this.updateProfile.execute(userId, changes));
  }
}
