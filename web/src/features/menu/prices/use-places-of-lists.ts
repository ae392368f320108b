import { chosenName } from '@bhoj/domain/restaurant/place-names';
import { floorId } from '@bhoj/domain/tables/table';
import { useLiveSettings, useOwnersRecord } from '../../../firebase/restaurant.tsx';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import { usePlaceNames } from '../../../ui/shared/place-names.ts';
import { useWords } from '../../../words/use-words.ts';

/** The floors and operators that a price list can be for, with the owner's names of the floors. */
export function usePlacesOfLists() {
  const words = useWords(priceListsPart);
  const names = usePlaceNames();
  const record = useOwnersRecord();
  const service = useLiveSettings('service');
  const count = record.state === 'ready' ? (record.value.seatingConfiguration?.floors ?? 0) : 0;
  return {
    floors: Array.from({ length: count }, (_, i) => i + 1),
    operators: service.state === 'ready' ? service.value.aggregators : [],
    floorName: (floor: number) => words.floor(floor, chosenName(names, floorId(floor))),
  };
}
