import { isSoldOut } from '@bhoj/domain/menu/dish/availability';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import type { Weekday } from '@bhoj/domain/time/ist';
import type { Part } from './dishes.ts';
import { isAllDay, runsOf } from './hours.ts';
import type { Shown } from './shown.ts';

const SCHEMA = 'https://schema.org';

const dayName = (day: Weekday): string => `${SCHEMA}/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** A dish with meat, fish or egg suits none of the diets that the vocabulary names. */
const dietOf = ({ mark }: MenuItem) =>
  mark === 'veg' ? { suitableForDiet: `${SCHEMA}/VegetarianDiet` } : {};

function offersOf(item: MenuItem, soldOut: boolean) {
  const sizes: readonly { readonly name?: string; readonly pricePaise: number }[] =
    item.variants.length === 0 ? [{ pricePaise: item.pricePaise }] : item.variants;
  return sizes.map(({ name, pricePaise }) => ({
    '@type': 'Offer',
    ...(name !== undefined && { name }),
    price: (pricePaise / 100).toFixed(2),
    priceCurrency: 'INR',
    availability: `${SCHEMA}/${soldOut ? 'SoldOut' : 'InStock'}`,
  }));
}

const itemOf = (item: MenuItem, { origin, availability, at }: Shown) => ({
  '@type': 'MenuItem',
  name: item.name,
  ...(item.description !== '' && { description: item.description }),
  ...(item.photo !== null && { image: `${origin}${photoHref(item.photo, 'detail')}` }),
  ...dietOf(item),
  offers: offersOf(item, isSoldOut(availability, item.id, at)),
});

/** The restaurant and its menu in the vocabulary of schema.org. */
export const structuredData = (shown: Shown, parts: readonly Part[], url: string) => {
  const { profile } = shown;
  return {
    '@context': SCHEMA,
    '@type': 'Restaurant',
    '@id': url,
    name: profile.name,
    url,
    ...(profile.address !== '' && {
      address: { '@type': 'PostalAddress', streetAddress: profile.address, addressCountry: 'IN' },
    }),
    ...(profile.phone !== '' && { telephone: profile.phone }),
    ...(profile.cuisineTypes.length > 0 && { servesCuisine: profile.cuisineTypes }),
    openingHoursSpecification: runsOf(profile.operatingHours)
      .filter(({ hours }) => hours.isOpen)
      .map(({ days, hours }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map(dayName),
        ...(isAllDay(hours)
          ? { opens: '00:00', closes: '23:59' }
          : { opens: hours.open, closes: hours.close }),
      })),
    hasMenu: {
      '@type': 'Menu',
      '@id': `${url}#menu`,
      hasMenuSection: parts.map(({ category, items }) => ({
        '@type': 'MenuSection',
        name: category.name,
        hasMenuItem: items.map((item) => itemOf(item, shown)),
      })),
    },
  };
};
