import type { MENU_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

/** Why the menu, or a photo of a dish, was not saved. */
const menuReasons: Record<(typeof MENU_REASONS)[number], string> = {
  'menu-stale': 'Somebody else has saved the menu since you opened it.',
  'menu-too-large':
    'The menu has outgrown its 700 KB. Shorten descriptions in every language, or delete dishes.',
  'service-charge-on-menu':
    'A name on the menu reads like a service charge or a tip, which nobody may add to a bill. Name it otherwise, or take it off.',
  'liquor-as-food-on-menu':
    'A dish reads like liquor. Give it the tax class Liquor, or say in its name that it has no alcohol.',
  'goods-rate-unlawful': 'Packaged goods have a GST rate that is not lawful today. Choose another.',
  'combo-unfit': 'A combo names a dish that cannot be a part of it.',
  'stock-unfit': 'An item or a recipe does not fit the others.',
  'weighed-not-counted': 'A dish sold by weight has no portions to count.',
  'photo-invalid': 'This file is not a photo. Choose a JPEG, PNG or WebP picture.',
  'too-many-photos':
    'This restaurant has 2,500 photos already. Remove some from dishes; they are gone after a month.',
};

export const menuReasonsPart = part('menuReasons', menuReasons);
