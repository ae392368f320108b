import type { lineStages as englishStages, orderTypes as englishTypes } from './en.ts';

export const orderTypes: typeof englishTypes = {
  'dine-in': 'टेबल पर',
  takeaway: 'पार्सल',
  delivery: 'डिलीवरी',
  'room-service': 'रूम सर्विस',
  aggregator: 'ऐप का ऑर्डर',
};

export const lineStages: typeof englishStages = {
  queued: 'क़तार में',
  cooking: 'बन रहा है',
  ready: 'तैयार',
  served: 'परोसा गया',
  cancelled: 'कैंसिल',
};
