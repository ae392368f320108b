import type { lineStages as englishStages, orderTypes as englishTypes } from './en.ts';

export const orderTypes: typeof englishTypes = {
  'dine-in': 'டேபிள்',
  takeaway: 'பார்சல்',
  delivery: 'டெலிவரி',
  'room-service': 'ரூம் சர்வீஸ்',
  aggregator: 'ஆப் ஆர்டர்',
};

export const lineStages: typeof englishStages = {
  queued: 'வரிசையில்',
  cooking: 'தயாராகிறது',
  ready: 'ரெடி',
  served: 'பரிமாறியது',
  cancelled: 'கேன்சல்',
};
