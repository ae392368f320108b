import { z } from 'zod';
import { otherLanguages } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { withName } from '@bhoj/domain/catalogue/names';
import type { OtherNames } from '@bhoj/domain/catalogue/names';
import { OTHER_NAME_MAX } from '@bhoj/domain/catalogue/names.schema';
import { line } from '@bhoj/domain/kernel/text';

type Typed<T> = Record<OtherLanguage, T>;

/** Parses the form fields of the names in further languages. An empty field means no name. */
export const typedNamesSchema = z
  .object(
    Object.fromEntries(otherLanguages.map((language) => [language, line(OTHER_NAME_MAX)])) as Typed<
      ReturnType<typeof line>
    >,
  )
  .transform((typed) =>
    otherLanguages.reduce<OtherNames>((names, language) => withName(names, language, typed[language]), {}),
  );

/** Returns the form values for the given names. */
export const typedNames = (names: OtherNames = {}): Typed<string> =>
  Object.fromEntries(otherLanguages.map((language) => [language, names[language] ?? ''])) as Typed<string>;
