import { z } from 'zod';
import { otherLanguages } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { withName } from '@bhoj/domain/catalogue/names';
import type { OtherNames } from '@bhoj/domain/catalogue/names';
import { DESCRIPTION_MAX, OTHER_NAME_MAX } from '@bhoj/domain/catalogue/names.schema';
import { line } from '@bhoj/domain/kernel/text';

type Typed<T> = Record<OtherLanguage, T>;

/** Parses the form fields of texts in further languages. An empty field means no text. */
const typedTexts = <T extends z.ZodType<string, string>>(text: T) =>
  z
    .object(Object.fromEntries(otherLanguages.map((language) => [language, text])) as Typed<T>)
    .transform((typed) =>
      otherLanguages.reduce<OtherNames>(
        (names, language) => withName(names, language, (typed as Typed<string>)[language]),
        {},
      ),
    );

export const typedNamesSchema = typedTexts(line(OTHER_NAME_MAX));

/** Texts of a menu have no line breaks; each becomes a space. */
const unbroken = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks)));

export const typedDescriptionSchema = unbroken.pipe(line(DESCRIPTION_MAX));
export const typedDescriptionsSchema = typedTexts(typedDescriptionSchema);

/** Returns the form values for the given names. */
export const typedNames = (names: OtherNames = {}): Typed<string> =>
  Object.fromEntries(otherLanguages.map((language) => [language, names[language] ?? ''])) as Typed<string>;
