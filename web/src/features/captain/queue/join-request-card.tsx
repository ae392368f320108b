import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { admitPhone, sendPhoneAway } from '@bhoj/domain/orders/door/phones.contract';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { phonesPart } from '../../../messages/captain/phones/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePhoneName } from '../guests/phone-name.ts';
import type { AskingPhone } from '../state/captain-model.ts';
import { NeedCard } from './need-card.tsx';

/** A join request: a phone that asks to be let in to an open order. */
export function JoinRequestCard({ phone, now }: { readonly phone: AskingPhone; readonly now: number }) {
  const phones = useWords(phonesPart);
  const floor = useWords(floorPart);
  const names = useNameWords();
  const phoneName = usePhoneName();

  const admit = useAttempt(admitPhone);
  const sendAway = useAttempt(sendPhoneAway);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { orderId, uid, request, order } = phone;
  const act = (how: typeof admit | typeof sendAway) => void run<object>(() => how({ orderId, uid }));
  return (
    <NeedCard
      who={`${orderName(names, order)} · ${phoneName(request)}`}
      what={[phones.states.asks, floor.ago(minutesSince(request.at, now))].join(' · ')}
      hint={phones.asksInHint}
      failure={failure && failure.reason}
      act={{ label: phones.letIn, pending, onClick: () => act(admit) }}
      instead={{ label: phones.sendAway, disabled: pending, onClick: () => act(sendAway) }}
    />
  );
}
