import { Module } from '@nestjs/common';
import { ClassAccess } from '../classes/class-access.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { BeginClassSession } from './begin-class-session.ts';
import { ClassDeviceController } from './class-device.controller.ts';
import { ListClassDevices, RemoveClassDevice } from './class-devices.ts';
import { ClassSignInThrottle } from './class-sign-in-throttle.ts';
import { ClassSignInController } from './class-sign-in.controller.ts';
import { CreateDeviceCode } from './create-device-code.ts';
import { DeleteExpiredDeviceCodes } from './delete-expired-device-codes.ts';
import { EnrollDevice } from './enroll-device.ts';
import { FindClassDevice } from './find-class-device.ts';
import { ListStudentSignIns } from './list-student-sign-ins.ts';
import { ReadEnrolledClass } from './read-enrolled-class.ts';
import { RenewBadges } from './renew-badges.ts';
import { RenewPictures } from './renew-pictures.ts';
import { SignInWithBadge } from './sign-in-with-badge.ts';
import { SignInWithPictures } from './sign-in-with-pictures.ts';
import { StudentAdmission } from './student-admission.ts';
import { StudentSignIns } from './student-sign-ins.ts';

/** Signing in of students without a password: devices of a class, pictures and badges. */
@Module({
  imports: [SecurityLogModule],
  controllers: [ClassDeviceController, ClassSignInController],
  providers: [
    BeginClassSession,
    ClassAccess,
    ClassSignInThrottle,
    CreateDeviceCode,
    DeleteExpiredDeviceCodes,
    EnrollDevice,
    FindClassDevice,
    ListClassDevices,
    ListStudentSignIns,
    ReadEnrolledClass,
    RemoveClassDevice,
    RenewBadges,
    RenewPictures,
    SignInWithBadge,
    SignInWithPictures,
    StudentAdmission,
    StudentSignIns,
  ],
  exports: [DeleteExpiredDeviceCodes],
})
export class ClassSignInModule {}
