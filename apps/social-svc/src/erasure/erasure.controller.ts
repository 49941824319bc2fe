import { type AccountErasure, accountErasureRoutes as routes, type User } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { presentUser } from '../accounts/account.presenter.ts';
import { FindAccountByUsername } from '../accounts/find-account-by-username.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { DeleteAccount } from './delete-account.ts';
import { ListErasures } from './list-erasures.ts';

/** Account erasure routes for the operator's command line (`npm run admin`). */
@Controller()
export class ErasureController {
  constructor(
    private readonly findAccountByUsername: FindAccountByUsername,
    private readonly deleteAccount: DeleteAccount,
    private readonly listErasures: ListErasures,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.findAccount)
  async findAccount(@Query({ schema: routes.findAccount.query }) { username }: { username: string }): Promise<User> {
    const account = await this.findAccountByUsername.execute(username);
    await this.securityLog.recordAlone({ event: 'admin.account_read', targetUserId: account.id });
    return presentUser(account);
  }

  @ImplementsRoute(routes.deleteAccount)
  delete(@Param({ schema: routes.deleteAccount.params }) { userId }: { userId: string }): Promise<void> {
    return this.deleteAccount.execute(userId);
  }

  @ImplementsRoute(routes.listErasures)
  list(): Promise<AccountErasure[]> {
    return this.listErasures.execute();
  }
}
