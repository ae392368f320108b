import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import type { ClashField } from '@bhoj/domain/menu/changes/merge-fields';
import { part } from '../../part.ts';

/** Shown when two people changed the same thing. */
export const menuClashPart = part('menuClash', {
  title: 'Somebody else changed the same thing',
  text: 'Everything else, yours and theirs, is kept. Choose which of these to keep.',
  mine: 'Yours',
  theirs: 'Theirs',
  save: 'Save with these',
  back: 'Go back',
  deleted: 'Deleted',
  kept: 'Kept, with changes',
  none: 'Nothing',
  photo: 'A photo',
  allDay: 'All day',
  order: 'This order',
  dishOrder: (category: string) => `${category}: order of dishes`,
  categoryOrder: 'Order of categories',
  groupOrder: 'Order of add-on groups',
  what: (name: string, field: string) => `${name}: ${field}`,
  whole: (name: string) => name,
  otherDescription: (language: OtherLanguage) => `description in ${LANGUAGES[language].english}`,
  otherName: (language: OtherLanguage) => `${LANGUAGES[language].english} name`,
  fields: {
    name: 'name',
    hours: 'hours',
    options: 'options',
    category: 'category',
    description: 'description',
    mark: 'mark',
    food: 'food rules',
    spice: 'spice',
    photo: 'photo',
    station: 'station',
    taxClass: 'tax class',
    code: 'short code',
    packing: 'packing charge',
    prepMinutes: 'minutes to prepare',
    price: 'price',
    addOns: 'add-on groups',
    combo: 'slots of the combo',
    byWeight: 'weights',
    open: 'bounds of its price',
  } satisfies Record<ClashField, string>,
});
