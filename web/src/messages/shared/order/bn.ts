import type { lineStages as englishStages, orderTypes as englishTypes } from './en.ts';

export const orderTypes: typeof englishTypes = {
  'dine-in': 'টেবিলে',
  takeaway: 'পার্সেল',
  delivery: 'ডেলিভারি',
  'room-service': 'রুম সার্ভিস',
  aggregator: 'অ্যাপের অর্ডার',
};

export const lineStages: typeof englishStages = {
  queued: 'লাইনে',
  cooking: 'রান্না হচ্ছে',
  ready: 'তৈরি',
  served: 'দেওয়া হয়েছে',
  cancelled: 'বাতিল',
};
