import type { Writable } from 'node:stream';
import type { reportedAdminActions } from '@memory/contracts';
import type { InstallationAccess } from './installation.ts';
import { requestService } from './service-request.ts';

/**
 * Records in the security log what a command does without a service. When social-svc does not respond, the command goes on with a
 * warning: dead letters must be repairable while a service is down.
 */
export async function reportAdminAction(
  installation: InstallationAccess,
  event: (typeof reportedAdminActions)[number],
  stderr: Writable,
): Promise<void> {
  try {
    await requestService(installation, 'social-svc', '/internal/security-events', { method: 'POST', body: { event } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(`! The security log does not show this: ${reason}\n`);
  }
}
