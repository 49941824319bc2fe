import {
  type EntryGreetings,
  type Greeting,
  type GreetingNotice,
  type GreetingSettings,
  journalRoutes as routes,
  type NewGreeting,
} from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { DeleteGreeting } from './delete-greeting.ts';
import { GiveGreeting } from './give-greeting.ts';
import { GreetingSettingsRepository } from './greeting-settings.ts';
import { ListGreetingNotices } from './list-greeting-notices.ts';
import { ListGreetings } from './list-greetings.ts';

@Controller()
export class GreetingsController {
  constructor(
    private readonly listGreetings: ListGreetings,
    private readonly listNotices: ListGreetingNotices,
    private readonly giveGreeting: GiveGreeting,
    private readonly deleteGreeting: DeleteGreeting,
    private readonly settings: GreetingSettingsRepository,
  ) {}

  @ImplementsRoute(routes.listGreetings)
  list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listGreetings.query }) { entryIds }: { entryIds: string[] },
  ): Promise<EntryGreetings[]> {
    return this.listGreetings.execute(userId, entryIds);
  }

  @ImplementsRoute(routes.listGreetingNotices)
  notices(@SignedInUser() userId: string): Promise<GreetingNotice[]> {
    return this.listNotices.execute(userId);
  }

  @ImplementsRoute(routes.giveGreeting)
  give(
    @SignedInUser() userId: string,
    @Param({ schema: routes.giveGreeting.params }) { id }: { id: string },
    @Body({ schema: routes.giveGreeting.body }) greeting: NewGreeting,
  ): Promise<Greeting> {
    return this.giveGreeting.execute(id, userId, greeting);
  }

  @ImplementsRoute(routes.deleteGreeting)
  delete(
    @SignedInUser() userId: string,
    @Param({ schema: routes.deleteGreeting.params }) { id, giverId }: { id: string; giverId: string },
  ): Promise<void> {
    return this.deleteGreeting.execute(id, giverId, userId);
  }

  @ImplementsRoute(routes.readGreetingSettings)
  readSettings(@SignedInUser() userId: string): Promise<GreetingSettings> {
    return this.settings.read(userId);
  }

  @ImplementsRoute(routes.updateGreetingSettings)
  updateSettings(
    @SignedInUser() userId: string,
    @Body({ schema: routes.updateGreetingSettings.body }) changes: { isOpen: boolean },
  ): Promise<GreetingSettings> {
    return this.settings.update(userId, changes);
  }

  @ImplementsRoute(routes.closeGreetingsTo)
  closeTo(
    @SignedInUser() userId: string,
    @Body({ schema: routes.closeGreetingsTo.body }) { userId: friendId }: { userId: string },
  ): Promise<GreetingSettings> {
    return this.settings.closeTo(userId, friendId);
  }

  @ImplementsRoute(routes.openGreetingsTo)
  openTo(
    @SignedInUser() userId: string,
    @Param({ schema: routes.openGreetingsTo.params }) { userId: giverId }: { userId: string },
  ): Promise<void> {
    return this.settings.open(userId, giverId);
  }
}
