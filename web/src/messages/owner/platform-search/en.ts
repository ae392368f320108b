import { part } from '../../part.ts';

/** The search of the platform's people. */
export const platformSearch = {
  label: 'Search the platform',
  placeholder: 'Search',
  groups: { pages: 'Pages', restaurants: 'Restaurants', staff: 'Platform staff' },
  closed: 'Closed',
  nothing:
    'Nothing found. Type the beginning of a restaurant’s name, its e-mail or city, or a person’s name.',
  asking: 'Searching…',
  failed: 'The search did not reach the server. Check the connection and type again.',
};

export const platformSearchPart = part('platformSearch', platformSearch);
