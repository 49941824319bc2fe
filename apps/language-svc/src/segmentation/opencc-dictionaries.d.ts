/** The dictionaries of OpenCC: pairs `original replacement`, separated by vertical bars. The package has no types for them. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
