import { z } from 'zod';

export const httpUrlSchema = z.url({ protocol: /^https?$/, error: 'must look like http://host:port' });
