import { LANGUAGES, otherLanguages } from '../catalogue/languages.ts';
import { withName } from '../catalogue/names.ts';
import { joined, parted } from './csv-cells.ts';
import type { OtherLanguage } from '../catalogue/languages.ts';
import type { MenuItem } from './menu.schema.ts';

type English = (typeof LANGUAGES)[OtherLanguage]['english'];
type NameColumn = `${English} name`;
type SizeNamesColumn = `Sizes in ${English}`;
export type NamesColumn = NameColumn | SizeNamesColumn;

/** The column of a dish's name in a further language: `Hindi name`. */
export const nameColumn = (language: OtherLanguage): NameColumn => `${LANGUAGES[language].english} name`;

/** The column of its sizes' names, in the order of the sizes: `Sizes in Hindi`. */
export const sizeNamesColumn = (language: OtherLanguage): SizeNamesColumn =>
  `Sizes in ${LANGUAGES[language].english}`;

/** A dish's name may also stand under the name of the language alone. */
export const NAME_ALIASES: Readonly<Record<string, NameColumn>> = Object.fromEntries(
  otherLanguages.map((language) => [LANGUAGES[language].english.toLowerCase(), nameColumn(language)]),
);

/** The cells of a dish's names in further languages. */
export function nameCells({ otherNames, variants }: Pick<MenuItem, 'otherNames' | 'variants'>) {
  const cells = otherLanguages.flatMap((language) => {
    const ofSizes = variants.map((variant) => variant.otherNames[language] ?? '');
    const hasNames = ofSizes.some((name) => name !== '');
    return [
      [nameColumn(language), otherNames[language] ?? ''],
      [sizeNamesColumn(language), hasNames ? joined(ofSizes) : ''],
    ];
  });
  return Object.fromEntries(cells) as Record<NamesColumn, string>;
}

/** The dish with the names that a row gives it; a language of which the file has no column stays as it is. */
export function withNames<T extends Pick<MenuItem, 'otherNames' | 'variants'>>(
  item: T,
  cellOf: (column: NamesColumn) => string | undefined,
): T {
  let { otherNames, variants } = item;
  for (const language of otherLanguages) {
    const name = cellOf(nameColumn(language));
    if (name !== undefined) otherNames = withName(otherNames, language, name);
    const ofSizes = cellOf(sizeNamesColumn(language));
    if (ofSizes === undefined) continue;
    const names = parted(ofSizes);
    variants = variants.map((variant, i) => ({
      ...variant,
      otherNames: withName(variant.otherNames, language, names[i] ?? ''),
    }));
  }
  return { ...item, otherNames, variants };
}

/** The column that a name at fault stands in, by its place in the dish; null where it is no name in a further language. */
export function namesColumnOf(path: readonly PropertyKey[]): NamesColumn | null {
  const at = path.indexOf('otherNames');
  const language = otherLanguages.find((code) => code === path[at + 1]);
  if (at < 0 || language === undefined) return null;
  return at === 0 ? nameColumn(language) : sizeNamesColumn(language);
}
