import { withInterfaceTexts } from '../../i18n/with-interface-texts.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

const RequiredSetupPage = preloadable(() => withInterfaceTexts('secondFactor', import('./required-setup-page.tsx')));

/** Loads the page in two steps, so that the first screens contain the names of neither its chunks nor those of its texts. */
export default function SecondFactorSetup({ username }: { username: string }) {
  return <RequiredSetupPage username={username} />;
}
