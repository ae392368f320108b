import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { admitPhone, sendPhoneAway } from '@bhoj/domain/orders/door/phones.contract';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { phonesPart } from '../../../words/captain/phones.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePhoneName } from '../guests/phone-name.ts';
import type { AskingPhone } from '../state/captain-model.ts';
import { NeedCard } from './need-card.tsx';

/** A phone that asks to be let in to an open order. */
export function KnockCard({ phone, now }: { readonly phone: AskingPhone; readonly now: number }) {
  const phones = useWords(phonesPart);
  const floor = useWords(floorPart);
  const reasonSentences = useWords(reasonsPart);
  const names = useNameWords();
  const phoneName = usePhoneName();

  const admit = useAttempt(admitPhone);
  const sendAway = useAttempt(sendPhoneAway);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { orderId, uid, knock, order } = phone;
  const act = (how: typeof admit | typeof sendAway) => void run<object>(() => how({ orderId, uid }));
  return (
    <NeedCard
      who={`${orderName(names, order)} · ${phoneName(knock)}`}
      what={[phones.states.asks, floor.ago(minutesSince(knock.at, now))].join(' · ')}
      hint={phones.asksInHint}
      failure={failure && reasonSentences[failure.reason]}
      act={{ label: phones.letIn, pending, onClick: () => act(admit) }}
      instead={{ label: phones.sendAway, disabled: pending, onClick: () => act(sendAway) }}
    />
  );
}
