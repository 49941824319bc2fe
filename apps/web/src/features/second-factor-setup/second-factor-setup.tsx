import { withInterfaceTexts } from '../../i18n/with-interface-texts.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

const RequiredSetupPage = preloadable(() => withInterfaceTexts('secondFactor', import('./required-setup-page.tsx')));

/** Loads the page in two steps, so that the first screens contain neither the names of its chunks nor the names of its dictionaries. */
export default function SecondFactorSetup({ username }: { username: string }) {
  return <RequiredSetupPage username={username} />;
}
