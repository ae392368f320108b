import { useMemo } from 'react';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { usePlaceNames } from '../../ui/shared/place-names.ts';
import { orderTypesPart } from '../../messages/shared/order/en.ts';
import { roomNamePart } from '../../messages/shared/places/en.ts';
import type { Words } from '../../words/part.ts';
import { useWords } from '../../words/use-words.ts';

/** The words for the name of a table or room, with the owner's own names. */
export interface PlaceWords {
  readonly roomName: Words<'roomName'>;
  readonly placeNames: PlaceNames;
}

/** The words for the name of an order. */
export interface NameWords extends PlaceWords {
  readonly orderTypes: Words<'orderTypes'>;
}

export function usePlaceWords(): PlaceWords {
  const roomName = useWords(roomNamePart);
  const placeNames = usePlaceNames();
  return useMemo(() => ({ roomName, placeNames }), [roomName, placeNames]);
}

export function useNameWords(): NameWords {
  const places = usePlaceWords();
  const orderTypes = useWords(orderTypesPart);
  return useMemo(() => ({ ...places, orderTypes }), [places, orderTypes]);
}
