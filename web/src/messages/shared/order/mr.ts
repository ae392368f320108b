import type { lineStages as englishStages, orderTypes as englishTypes } from './en.ts';

export const orderTypes: typeof englishTypes = {
  'dine-in': 'टेबलवर',
  takeaway: 'पार्सल',
  delivery: 'डिलिव्हरी',
  'room-service': 'रूम सर्व्हिस',
  aggregator: 'अ‍ॅपची ऑर्डर',
};

export const lineStages: typeof englishStages = {
  queued: 'रांगेत',
  cooking: 'बनत आहे',
  ready: 'तयार',
  served: 'वाढले',
  cancelled: 'कॅन्सल',
};
