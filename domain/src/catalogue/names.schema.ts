import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { otherLanguages } from './languages.ts';
import type { OtherLanguage } from './languages.ts';

/** A field for each further language of the list. A language that is not in it is left out, not refused. */
function namesOf<T extends z.ZodType<string>>(text: T) {
  const fields = otherLanguages.map((language) => [language, z.exactOptional(text)]);
  return z.object(Object.fromEntries(fields) as Record<OtherLanguage, z.ZodExactOptional<T>>);
}

/** What a person types: one line, and no name instead of an empty one. */
export const OTHER_NAME_MAX = 120;
export const otherNamesSchema = namesOf(requiredLine(OTHER_NAME_MAX));

/** The names as they stood on the menu when something was ordered, on an order's lines and on documents. */
export const copiedNamesSchema = namesOf(z.string());

export const otherLanguageSchema = z.enum(otherLanguages);
