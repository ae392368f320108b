import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { otherLanguages } from './languages.ts';
import type { OtherLanguage } from './languages.ts';

/** Has one field for each further language. A language that is not in the list is removed, not refused. */
function namesOf<T extends z.ZodType<string>>(text: T) {
  const fields = otherLanguages.map((language) => [language, z.exactOptional(text)]);
  return z.object(Object.fromEntries(fields) as Record<OtherLanguage, z.ZodExactOptional<T>>);
}

/** The most characters of a name in a further language. */
export const OTHER_NAME_MAX = 120;

/** Names as the owner enters them. An empty name is refused; a thing without a name in a language has no field for it. */
export const otherNamesSchema = namesOf(requiredLine(OTHER_NAME_MAX));

/** The most characters of a description, in any language. */
export const DESCRIPTION_MAX = 400;

/** Descriptions in further languages. A dish without one in a language has no field for it. */
export const otherDescriptionsSchema = namesOf(requiredLine(DESCRIPTION_MAX));

/** Names copied from the menu at the time of the order, on order lines and documents. */
export const copiedNamesSchema = namesOf(z.string());

export const otherLanguageSchema = z.enum(otherLanguages);
