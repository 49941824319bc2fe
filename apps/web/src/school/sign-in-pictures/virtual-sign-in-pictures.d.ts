/** Types of the virtual module that build/emoji-plugin.ts provides. */
declare module 'virtual:sign-in-pictures' {
  const svgs: Readonly<Record<import('@memory/contracts').SignInPicture, string>>;
  export default svgs;
}
