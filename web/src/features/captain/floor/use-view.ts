import { z } from 'zod';
import { useStored } from '../../../ui/shared/stored.ts';

const viewSchema = z.enum(['list', 'plan']);
export type View = z.output<typeof viewSchema>;

/** Whether this device shows the tables as a list or as a floor plan. */
export function useView(): [View, (view: View) => void] {
  const [view, update] = useStored<View>('bhoj.tables-as', viewSchema, 'list');
  return [view, (next) => update(() => next)];
}
