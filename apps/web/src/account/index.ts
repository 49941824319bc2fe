// What other areas use of `account`: signing in and out, the profile, the settings and the rights of a user.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { useSecondFactor, hasAnySecondFactor } from './second-factor/second-factor-api.ts';
export { SecondFactorMethods } from './second-factor/components/second-factor-methods.tsx';
export { secondFactorTexts } from './second-factor/second-factor-texts.ts';
export { storageUsageQuery } from './settings/storage-usage.ts';
export { signOut } from './sign-out/sign-out.ts';
