import { z } from 'zod';
import { storableText } from '../text/text.schema.ts';

/**
 * The maximum number of distinct characters in one book. Real books have far fewer. A font subset of 20,000 characters is made in well
 * under a second.
 */
export const TYPEFACE_CHARACTERS_MAX = 20_000;

export const typefaceRequestSchema = z.object({ characters: storableText(TYPEFACE_CHARACTERS_MAX) });
