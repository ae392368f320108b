import { useNow as useNowEvery } from '../../../ui/shared/use-now.ts';

/** The current time, epoch ms, updated every half minute. */
export const useNow = (): number => useNowEvery(30_000);
