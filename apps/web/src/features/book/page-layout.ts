/** A4 portrait, in millimetres. */
export const PAGE = { width: 210, height: 297, margin: 20 } as const;
export const COLUMN_WIDTH = PAGE.width - 2 * PAGE.margin;
/** One typographic point in millimetres. */
export const MM_PER_POINT = 25.4 / 72;

export type Colour = readonly [red: number, green: number, blue: number];
export const INK: Colour = [34, 32, 28];
export const SOFT_INK: Colour = [103, 95, 84];
export const RULE: Colour = [230, 220, 203];
export const CINNABAR: Colour = [196, 62, 47];
export const JADE: Colour = [47, 125, 107];
export const WHITE: Colour = [255, 255, 255];
