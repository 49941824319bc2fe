/** Types of the package linebreak 1.1, which does not contain types. */
declare module 'linebreak' {
  interface Break {
    /** Index in UTF-16 code units of the first character after a place where a line may or must end. */
    position: number;
    required: boolean;
  }
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
