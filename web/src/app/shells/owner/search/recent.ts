import { z } from 'zod';
import { useStored } from '../../../../ui/shared/stored.ts';
import type { Found } from './found.ts';

/** The number of recent results on the device. */
const KEPT = 6;

const schema = z.array(z.object({ label: z.string(), hint: z.string(), to: z.string() }));
const NONE: z.output<typeof schema> = [];

/** The last results that were chosen on this device, by restaurant. Customers and staff are not stored. */
export function useRecent(restaurantId: string): [Found[], (chosen: Found) => void] {
  const [kept, update] = useStored(`bhoj-found-${restaurantId}`, schema, NONE);
  const keep = ({ group, label, hint, to }: Found) => {
    if (group === 'customers' || group === 'people') return;
    update((before) => [{ label, hint, to }, ...before.filter((one) => one.to !== to)].slice(0, KEPT));
  };
  return [kept.map((one) => ({ ...one, group: 'recent' })), keep];
}
