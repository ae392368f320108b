import { part } from '../../part.ts';

/** Words of `ui/table`; a page may replace them with plainer ones. */
export const table = {
  loading: 'Loading the list',
  keys: 'Arrow keys move between rows, Enter opens one.',
  sortBy: 'Sort by',
  asListed: 'As listed',
  ascending: (header: string) => `${header}, ascending`,
  descending: (header: string) => `${header}, descending`,
  more: 'Show more',
  loadingMore: 'Loading more',
  couldNotLoadMore: 'The rest could not be loaded. Check the connection and try again.',
  exportCsv: 'Export CSV',
  print: 'Print',
  preparing: 'Preparing…',
  couldNotPrepare: 'The list could not be read to its end. Check the connection and try again.',
};

export const tablePart = part('table', table);
