import { LANGUAGES, otherLanguages } from '../catalogue/languages.ts';
import { withName } from '../catalogue/names.ts';
import { joined, parted } from './csv-cells.ts';
import type { OtherLanguage } from '../catalogue/languages.ts';
import type { MenuItem } from './menu.schema.ts';

type English = (typeof LANGUAGES)[OtherLanguage]['english'];
type NameColumn = `${English} name`;
type SizeNamesColumn = `Sizes in ${English}`;
export type NamesColumn = NameColumn | SizeNamesColumn;

/** Returns the column of a dish's name in a further language: `Hindi name`. */
export const nameColumn = (language: OtherLanguage): NameColumn => `${LANGUAGES[language].english} name`;

/** Returns the column of the names of its sizes, in the order of the sizes: `Sizes in Hindi`. */
export const sizeNamesColumn = (language: OtherLanguage): SizeNamesColumn =>
  `Sizes in ${LANGUAGES[language].english}`;

/** The language's name alone is also accepted as the heading of a dish's name. */
export const NAME_ALIASES: Readonly<Record<string, NameColumn>> = Object.fromEntries(
  otherLanguages.map((language) => [LANGUAGES[language].english.toLowerCase(), nameColumn(language)]),
);

/** Returns the cells of a dish's names in further languages. */
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

/** Returns the dish with the names from a row. Names in a language without a column do not change. */
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

/** Returns the column of a name, by its path within the dish; null unless it is a name in a further language. */
export function namesColumnOf(path: readonly PropertyKey[]): NamesColumn | null {
  const at = path.indexOf('otherNames');
  const language = otherLanguages.find((code) => code === path[at + 1]);
  if (at < 0 || language === undefined) return null;
  return at === 0 ? nameColumn(language) : sizeNamesColumn(language);
}
