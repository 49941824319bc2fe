import { type Erasure, erasureRoutes as routes, type User } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { presentUser } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { DeleteAccount } from './delete-account.ts';
import { Erasures } from './erasures.ts';

/** For whoever keeps the installation. */
@Controller()
export class ErasureController {
  constructor(
    private readonly readAccount: ReadAccount,
    private readonly deletion: DeleteAccount,
    private readonly erasures: Erasures,
  ) {}

  @ImplementsRoute(routes.findAccount)
  async find(@Query({ schema: routes.findAccount.query }) { username }: { username: string }): Promise<User> {
    return presentUser(await this.readAccount.named(username));
  }

  @ImplementsRoute(routes.deleteAccount)
  async delete(@Param({ schema: routes.deleteAccount.params }) { userId }: { userId: string }): Promise<void> {
    await this.deletion.run(userId);
  }

  @ImplementsRoute(routes.listErasures)
  async list(): Promise<Erasure[]> {
    const erasures = await this.erasures.list();
    return Promise.all(
      erasures.map(async (erasure) => ({
        userId: erasure.userId,
        startedAt: erasure.startedAt.toISOString(),
        settling: erasure.stage !== 'told',
        waitingFor: [...(await this.erasures.waitingFor(erasure))],
      })),
    );
  }
}
