import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import type { Category, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { rupees } from '@bhoj/domain/money/money';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { SAMPLE } from '../app/written/sample.ts';
import type { Catalog } from '../features/guest/context/catalog.ts';

/** Longer than a line, so that its row can be unfolded. */
const LONG = SAMPLE.name.repeat(40);

const aCategory = (id: string, hours: Pick<Category, 'from' | 'to'>): Category => ({
  id,
  name: SAMPLE.name,
  otherNames: {},
  ...hours,
});

const aDish = (id: string, more: Partial<MenuItem>): MenuItem => ({
  id,
  categoryId: 'all-day',
  name: SAMPLE.name,
  otherNames: {},
  description: '',
  mark: 'veg',
  food: {},
  spice: 0,
  photo: null,
  station: '-',
  taxClass: 'standard',
  goods: null,
  prepMinutes: 0,
  pricePaise: rupees(0),
  variants: [],
  addOnGroupIds: [],
  ...more,
});

const sizes = [0, 1].map((price) => ({
  id: `${price}`,
  name: '-',
  otherNames: {},
  pricePaise: rupees(price),
}));

const profile = projectProfile(
  newRestaurant({
    uid: '-',
    email: '-',
    restaurantName: SAMPLE.name,
    ownerName: '-',
    establishmentType: 'casual',
    providesHotelServices: false,
    referralId: '-',
    staffReferralId: '-',
    membership: 'free',
    at: Date.now(),
  }),
);

/** A menu with each mark and spice, each kind of row, and a category with hours. */
export const sampleCatalog = (): Catalog => ({
  profile,
  menu: {
    version: 1,
    updatedAt: 0,
    categories: [
      aCategory('all-day', { from: null, to: null }),
      aCategory('hours', { from: '01:01', to: '02:02' }),
    ],
    items: [
      aDish('long', { spice: 1, description: LONG, photo: '-', variants: sizes }),
      aDish('short', { spice: 2, description: SAMPLE.name, mark: 'egg' }),
      aDish('bare', { spice: 3, mark: 'non-veg' }),
      aDish('sold-out', { photo: '-' }),
      aDish('at-its-hours', { categoryId: 'hours' }),
    ],
    addOnGroups: [],
  },
  availability: { ...NOTHING_SOLD_OUT, soldOut: { 'sold-out': Number.MAX_SAFE_INTEGER } },
});
