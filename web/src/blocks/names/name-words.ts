import { useMemo } from 'react';
import { orderTypesPart } from '../../words/shared/order.ts';
import { roomNamePart, tokenNamePart } from '../../words/shared/places.ts';
import type { Words } from '../../words/part.ts';
import { useWords } from '../../words/use-words.ts';

/** The words of which an order's name is made. */
export interface NameWords {
  readonly roomName: Words<'roomName'>;
  readonly orderTypes: Words<'orderTypes'>;
  readonly tokenName: Words<'tokenName'>;
}

export function useNameWords(): NameWords {
  const roomName = useWords(roomNamePart);
  const orderTypes = useWords(orderTypesPart);
  const tokenName = useWords(tokenNamePart);
  return useMemo(() => ({ roomName, orderTypes, tokenName }), [roomName, orderTypes, tokenName]);
}
