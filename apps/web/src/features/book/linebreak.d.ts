/** linebreak 1.1 comes without types. */
declare module 'linebreak' {
  interface Break {
    /** Index in UTF-16 units before which a line may (or must) end. */
    position: number;
    required: boolean;
  }
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
