import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf, numberName, shownAmount, specOf } from '../state/customers-model.ts';
import type { CustomerEntry } from '../state/customers-model.ts';

export interface MergeChoiceProps {
  readonly typed: string;
  readonly keptId: string;
  readonly chosenId: string | null;
  readonly onChoose: (entry: CustomerEntry) => void;
}

/** The results of a search, to choose one. */
export function MergeChoice({ typed, keptId, chosenId, onChoose }: MergeChoiceProps) {
  const words = useWords(customersPart);
  const restaurantId = useRestaurantId();
  const spec = typed === '' ? null : specOf({ view: 'all', q: typed }, null, 0);
  const live = useLiveList(customers, spec === null ? null : { restaurantId }, spec ?? {});
  if (spec === null) return null;
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={words.loading} rows={2} />}
      words={{ failed: words.couldNotLoad, offline: words.offline }}
    >
      {(list) => {
        const others = list.filter(({ id }) => id !== keptId);
        if (others.length === 0) return <p>{words.mergeNobody}</p>;
        return (
          <RadioGroup
            aria-label={words.mergeHint}
            value={chosenId ?? ''}
            onChange={(_, id) => {
              const chosen = others.find((other) => other.id === id);
              if (chosen !== undefined) onChoose(chosen);
            }}
          >
            {others.map(({ id, value }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio />}
                label={`${nameOf(value)} · ${numberName(value.mobile)} · ${shownAmount(value.spentPaise)}`}
              />
            ))}
          </RadioGroup>
        );
      }}
    </Gate>
  );
}
