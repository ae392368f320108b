import { href } from '@bhoj/domain/catalogue/routes';

/** The parts with a form, or with switches of their own, in the order of the list. */
export const SECTIONS = [
  'profile',
  'address',
  'legal',
  'tax',
  'hours',
  'service',
  'ordering',
  'payments',
  'billing',
  'stations',
  'notices',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Every part of the settings, by its name in the list and in the address (P-MORE-19). */
export const PARTS = [...SECTIONS, 'tills', 'offers', 'codes', 'support'] as const;
export type PartName = (typeof PARTS)[number];

/** Returns the path of one part of the settings. */
export const settingsPath = (part: PartName): string => `${href('settings')}#${part}`;
