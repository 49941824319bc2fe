import {
  type ClassDevice,
  classSignInRoutes as routes,
  type DeviceCode,
  type NewBadge,
  type StudentSignIn,
} from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { ListClassDevices, RemoveClassDevice } from './class-devices.ts';
import { CreateDeviceCode } from './create-device-code.ts';
import { ListStudentSignIns } from './list-student-sign-ins.ts';
import { RenewBadges } from './renew-badges.ts';
import { RenewPictures } from './renew-pictures.ts';

/** How students of a class sign in, for its teachers. */
@Controller()
export class ClassSignInController {
  constructor(
    private readonly createDeviceCode: CreateDeviceCode,
    private readonly listClassDevices: ListClassDevices,
    private readonly removeClassDevice: RemoveClassDevice,
    private readonly listStudentSignIns: ListStudentSignIns,
    private readonly renewPictures: RenewPictures,
    private readonly renewBadges: RenewBadges,
  ) {}

  @ImplementsRoute(routes.createDeviceCode)
  createCode(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.createDeviceCode.params }) { id }: { id: string },
  ): Promise<DeviceCode> {
    return this.createDeviceCode.execute(viewerId, id);
  }

  @ImplementsRoute(routes.listClassDevices)
  listDevices(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.listClassDevices.params }) { id }: { id: string },
  ): Promise<ClassDevice[]> {
    return this.listClassDevices.execute(viewerId, id);
  }

  @ImplementsRoute(routes.removeClassDevice)
  removeDevice(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.removeClassDevice.params }) { id, deviceId }: { id: string; deviceId: string },
  ): Promise<void> {
    return this.removeClassDevice.execute(viewerId, id, deviceId);
  }

  @ImplementsRoute(routes.listStudentSignIns)
  listSignIns(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.listStudentSignIns.params }) { id }: { id: string },
  ): Promise<StudentSignIn[]> {
    return this.listStudentSignIns.execute(viewerId, id);
  }

  @ImplementsRoute(routes.renewPictures)
  newPictures(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.renewPictures.params }) { id, userId }: { id: string; userId: string },
  ): Promise<StudentSignIn> {
    return this.renewPictures.execute(viewerId, id, userId);
  }

  @ImplementsRoute(routes.renewBadges)
  newBadges(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.renewBadges.params }) { id }: { id: string },
    @Body({ schema: routes.renewBadges.body }) { studentIds }: z.output<typeof routes.renewBadges.body>,
  ): Promise<NewBadge[]> {
    return this.renewBadges.execute(viewerId, id, studentIds);
  }
}
