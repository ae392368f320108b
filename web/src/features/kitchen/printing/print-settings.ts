import { z } from 'zod';
import { FIRST_LANGUAGE, LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';

export const printSettingsSchema = z.object({
  paper: z.union([z.literal(58), z.literal(80)]),
  /** The time from which the screen prints by itself, epoch ms by the server's clock; null when it does not. */
  autoFrom: z.number().nullable(),
  /** The language of the paper, whatever the language of the screen is. */
  language: z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]).default(FIRST_LANGUAGE),
});
export type PrintSettings = z.output<typeof printSettingsSchema>;
export const FIRST_SETTINGS: PrintSettings = { paper: 80, autoFrom: null, language: FIRST_LANGUAGE };
