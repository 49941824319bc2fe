/**
 * What the engine writes when it leaves out a part of what was said, instead of reporting an error: a network failed, for example without
 * memory, or a phrase is too long for Whisper.
 */
export const INCOMPLETE_RECOGNITION = /Return an empty result|discard the remaining data/;
