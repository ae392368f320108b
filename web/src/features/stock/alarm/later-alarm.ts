import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';

/** Loaded once a bill is entered with a price that rose, or somebody asks what one did. */
export const PriceAlarm = lazyPart(async () => (await import('./price-alarm.tsx')).PriceAlarm);

export const ReceiptAlarm = lazyPart(async () => (await import('./receipt-alarm.tsx')).ReceiptAlarm);
