import type { GuestLabel } from '@bhoj/domain/orders/door/joining';
import { part } from '../../part.ts';

/** The spice, nut or fruit that labels a guest at a table. */
export const guestLabelWords: Readonly<Record<GuestLabel, string>> = {
  saffron: 'Saffron',
  cardamom: 'Cardamom',
  clove: 'Clove',
  cinnamon: 'Cinnamon',
  turmeric: 'Turmeric',
  cumin: 'Cumin',
  coriander: 'Coriander',
  fennel: 'Fennel',
  mustard: 'Mustard',
  nutmeg: 'Nutmeg',
  pepper: 'Pepper',
  ginger: 'Ginger',
  mint: 'Mint',
  basil: 'Basil',
  tamarind: 'Tamarind',
  jaggery: 'Jaggery',
  almond: 'Almond',
  cashew: 'Cashew',
  pistachio: 'Pistachio',
  coconut: 'Coconut',
  mango: 'Mango',
  guava: 'Guava',
  lychee: 'Lychee',
  papaya: 'Papaya',
  fig: 'Fig',
  // As menus in India write it: “Date” reads as a day of the calendar.
  date: 'Khajur',
  lime: 'Lime',
  lotus: 'Lotus',
  jasmine: 'Jasmine',
  rose: 'Rose',
};

export const guestLabelPart = part('guestLabelWords', guestLabelWords);
