/** Size and margin of the book's pages (A4), in millimetres. */
export const A4_PAGE = { width: 210, height: 297, margin: 20 } as const;
/** The width of the text between the left and the right margin, in millimetres. */
export const TEXT_WIDTH = A4_PAGE.width - 2 * A4_PAGE.margin;
/** The length of one typographic point (the unit of font sizes) in millimetres. */
export const MM_PER_POINT = 25.4 / 72;

export type PdfColour = readonly [red: number, green: number, blue: number];
export const pdfColours = {
  ink: [34, 32, 28],
  softInk: [103, 95, 84],
  rule: [230, 220, 203],
  cinnabar: [196, 62, 47],
  jade: [47, 125, 107],
  white: [255, 255, 255],
} as const satisfies Record<string, PdfColour>;
