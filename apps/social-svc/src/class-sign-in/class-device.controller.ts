import { classDeviceRoutes as routes, type EnrolledClass, type OwnUser } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { CurrentBrowser, type SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { EnrollDevice } from './enroll-device.ts';
import { ReadEnrolledClass } from './read-enrolled-class.ts';
import { SignInWithBadge } from './sign-in-with-badge.ts';
import { type PicturesInput, SignInWithPictures } from './sign-in-with-pictures.ts';

/** What students and their devices request, without a session. */
@Controller()
export class ClassDeviceController {
  constructor(
    private readonly enrollDevice: EnrollDevice,
    private readonly readEnrolledClass: ReadEnrolledClass,
    private readonly signInWithPictures: SignInWithPictures,
    private readonly signInWithBadge: SignInWithBadge,
  ) {}

  @ImplementsRoute(routes.enrollDevice)
  enroll(
    @Body({ schema: routes.enrollDevice.body }) { code }: { code: string },
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<EnrolledClass> {
    return this.enrollDevice.execute(code, browser);
  }

  @ImplementsRoute(routes.readEnrolledClass)
  read(@CurrentBrowser() browser: SignInBrowser): Promise<EnrolledClass> {
    return this.readEnrolledClass.execute(browser);
  }

  @ImplementsRoute(routes.signInWithPictures)
  withPictures(
    @Body({ schema: routes.signInWithPictures.body }) input: PicturesInput,
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<OwnUser> {
    return this.signInWithPictures.execute(input, browser);
  }

  @ImplementsRoute(routes.signInWithBadge)
  withBadge(
    @Body({ schema: routes.signInWithBadge.body }) { secret }: { secret: string },
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<OwnUser> {
    return this.signInWithBadge.execute(secret, browser);
  }
}
