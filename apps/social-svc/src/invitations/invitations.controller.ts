import {
  type CreatedInvitation,
  type Invitation,
  invitationRoutes as routes,
  type InvitationInput,
} from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { CreateInvitation } from './create-invitation.ts';
import { EndInvitation } from './end-invitation.ts';
import { ListInvitations } from './list-invitations.ts';

/** Internal routes for the administrator's command line (`npm run admin`). */
@Controller()
export class InvitationsController {
  constructor(
    private readonly createInvitation: CreateInvitation,
    private readonly listInvitations: ListInvitations,
    private readonly endInvitation: EndInvitation,
  ) {}

  @ImplementsRoute(routes.createInvitation)
  create(@Body({ schema: routes.createInvitation.body }) invitation: InvitationInput): Promise<CreatedInvitation> {
    return this.createInvitation.execute(invitation);
  }

  @ImplementsRoute(routes.listInvitations)
  list(): Promise<Invitation[]> {
    return this.listInvitations.execute();
  }

  @ImplementsRoute(routes.endInvitation)
  end(@Param({ schema: routes.endInvitation.params }) { invitationId }: { invitationId: string }): Promise<void> {
    return this.endInvitation.execute(invitationId);
  }
}
