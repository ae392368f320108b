import { closings } from '@bhoj/domain/days/day.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Says that the drawer of a day is already counted. `day` is null when nothing is paid from the drawer. */
export function DrawerCounted({ day }: { readonly day: string | null }) {
  const words = useWords(expensesPart).form;
  const restaurantId = useRestaurantId();
  const closing = useLiveDoc(closings, day === null || !isIsoDay(day) ? null : { restaurantId, day });
  if (day === null || closing.state !== 'ready') return null;
  return <Notice tone="info">{words.drawerClosed(dayName(day))}</Notice>;
}
