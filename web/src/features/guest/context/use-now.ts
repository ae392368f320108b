import { useNow as useNowEvery } from '../../../ui/shared/use-now.ts';

/** The time, epoch ms, renewed every half minute. */
export const useNow = (): number => useNowEvery(30_000);
