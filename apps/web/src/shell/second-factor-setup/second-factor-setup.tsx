import { secondFactorTexts } from '../../account/index.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

const RequiredSetupPage = preloadable(() => withTexts(import('./required-setup-page.tsx'), secondFactorTexts));

/** Loads the page in two steps, so that the first screens contain neither the names of its chunks nor the names of its dictionaries. */
export default function SecondFactorSetup({ username }: { username: string }) {
  return <RequiredSetupPage username={username} />;
}
