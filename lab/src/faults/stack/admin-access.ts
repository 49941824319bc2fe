import type { InstallationAccess } from '@memory/admin/installation';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';
import type { Product } from './product.ts';

/** Returns what an administrator's requests to the services need. The addresses are those of the present start. */
export function readAdminAccess(product: Product): Pick<InstallationAccess, 'signingKey' | 'serviceUrl'> {
  const { addresses } = product.installation();
  return {
    signingKey: readOrCreateInstallationSecrets(product.dataDir).signingKeys.admin,
    serviceUrl: (service) => addresses[service] ?? '',
  };
}
