/** Types of linebreak 1.1, which has none. */
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
