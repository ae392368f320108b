import type { Language } from '@bhoj/domain/catalogue/languages';
import { descriptionIn, nameIn } from '@bhoj/domain/catalogue/names';
import { isDishSoldOut } from '@bhoj/domain/menu/dish/availability';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { decimalRupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Weekday } from '@bhoj/domain/time/ist';
import type { Part } from './dishes.ts';
import { isAllDay, runsOf } from './hours.ts';
import type { Shown } from './shown.ts';

const SCHEMA = 'https://schema.org';

const dayName = (day: Weekday): string => `${SCHEMA}/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** A dish with meat, fish or egg suits none of the diets that the vocabulary names. */
const dietOf = ({ mark }: MenuItem) =>
  mark === 'veg' ? { suitableForDiet: `${SCHEMA}/VegetarianDiet` } : {};

/** `KGM` is the kilogram in UN/CEFACT's codes, which the vocabulary uses. */
const ofKilogram = (pricePaise: Paise) => ({
  '@type': 'UnitPriceSpecification',
  price: decimalRupees(pricePaise),
  priceCurrency: 'INR',
  unitCode: 'KGM',
});

function offersOf(item: MenuItem, soldOut: boolean, language: Language) {
  const sizes: readonly { readonly name?: string; readonly pricePaise: Paise }[] =
    item.variants.length === 0
      ? [{ pricePaise: item.pricePaise }]
      : item.variants.map((size) => ({ name: nameIn(language, size), pricePaise: size.pricePaise }));
  return sizes.map(({ name, pricePaise }) => ({
    '@type': 'Offer',
    ...(name !== undefined && { name }),
    price: decimalRupees(pricePaise),
    priceCurrency: 'INR',
    ...(item.byWeight !== undefined && { priceSpecification: ofKilogram(pricePaise) }),
    availability: `${SCHEMA}/${soldOut ? 'SoldOut' : 'InStock'}`,
  }));
}

const itemOf = (item: MenuItem, { origin, availability, at, language }: Shown) => ({
  '@type': 'MenuItem',
  name: nameIn(language, item),
  ...(item.description !== '' && { description: descriptionIn(language, item) }),
  ...(item.photo !== null && { image: `${origin}${photoHref(item.photo, 'detail')}` }),
  ...dietOf(item),
  offers: offersOf(item, isDishSoldOut(availability, item, at), language),
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
      inLanguage: shown.language,
      hasMenuSection: parts.map(({ category, items }) => ({
        '@type': 'MenuSection',
        name: nameIn(shown.language, category),
        hasMenuItem: items.map((item) => itemOf(item, shown)),
      })),
    },
  };
};
