import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { ClassDevice, SchoolClass } from '../generated/prisma/client.ts';
import { hashRandomSecret } from './sign-in-secrets.ts';

/** A device with the class for which it is enrolled. */
export type EnrolledDevice = ClassDevice & { readonly schoolClass: SchoolClass };

@Injectable()
export class FindClassDevice {
  constructor(private readonly database: Database) {}

  /** Returns the device whose cookie has the token, also when its class is archived; null for a token that no device has. */
  async execute(token: string | null): Promise<EnrolledDevice | null> {
    if (token === null) return null;
    const tokenHash = hashRandomSecret(token);
    return this.database.classDevice.findUnique({ where: { tokenHash }, include: { schoolClass: true } });
  }
}
