import { nameIn } from '@bhoj/domain/catalogue/names';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { linesLeft } from './outbox-model.ts';
import { useStoredDrafts } from './use-drafts.ts';
import { useKeptRounds } from './use-kept-rounds.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';

/** Lists a dismissed captain's dishes that the kitchen never got, for the person who now serves those tables. */
export function LeftBehind({ restaurantId }: { readonly restaurantId: string }) {
  const captain = useWords(captainPart);
  const language = useLanguage();
  const places = usePlaceWords();

  const { rounds } = useKeptRounds(restaurantId);
  const [drafts] = useStoredDrafts(restaurantId);
  // The menu is public, so a dismissed captain can still read it.
  const menu = useLiveDoc(menus, { restaurantId });
  const left = linesLeft(rounds, drafts);
  if (left.length === 0) return null;
  const nameOf = (itemId: string): string => {
    const dish = menu.state === 'ready' ? menu.value.items.find(({ id }) => id === itemId) : undefined;
    return dish === undefined ? captain.unknownDish : nameIn(language, dish);
  };
  return (
    <PlainNotice tone="warning" title={captain.leftBehind(left.length)}>
      {captain.leftBehindText}
      <ul>
        {left.map(({ tableId, selection }, i) => (
          <li key={i}>
            {tableId === null ? captain.withoutTable : tableName(places, tableId)}:{' '}
            {captain.quantity(selection.quantity)} {nameOf(selection.itemId)}
          </li>
        ))}
      </ul>
    </PlainNotice>
  );
}
