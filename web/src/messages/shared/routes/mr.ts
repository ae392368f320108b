import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { titleOf as englishTitle } from './en.ts';

/** The titles of the pages that captains and the kitchen open; they open no others. */
const TITLES: Partial<Record<RouteName, string>> = { device: 'तुम्ही कोण?', captain: 'कॅप्टन', kitchen: 'किचन' };

export const titleOf = (name: RouteName): string => {
  const title = TITLES[name];
  return title === undefined ? englishTitle(name) : `${title} · Bhoj`;
};
