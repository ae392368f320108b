import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { wideOnPhones } from '../form/wide-on-phones.ts';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { discountCodesPart } from '../../../messages/owner/discount-codes/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CodeForm } from './code-form.tsx';
import { factsOf, NEW_CODE, typedCode } from './code-model.ts';
import type { TypedCode } from './code-model.ts';

/** The owner's discount codes with their use, and the form for one of them. */
export function CodesCard() {
  const common = useWords(commonPart);
  const words = useWords(discountCodesPart);

  const restaurantId = useRestaurantId();
  const codes = useLiveList(discountCodes, { restaurantId }, discountCodes.queries.all());
  const [editing, setEditing] = useState<TypedCode | null>(null);
  const open = (code: string) => {
    const known = codes.state === 'ready' && codes.value.find(({ id }) => id === code);
    setEditing(known ? typedCode(code, known.value) : null);
  };
  if (editing !== null)
    return (
      <SectionCard title={words.title}>
        <CodeForm
          key={editing.code}
          first={editing}
          isKnown={editing.code !== ''}
          onExisting={open}
          onDone={() => setEditing(null)}
        />
      </SectionCard>
    );
  return (
    <SectionCard
      title={words.title}
      description={words.description}
      actions={
        <Button variant="outlined" sx={wideOnPhones} onClick={() => setEditing(NEW_CODE)}>
          {words.add}
        </Button>
      }
    >
      <Gate
        live={codes}
        skeleton={<SkeletonRows label={common.loading} rows={2} />}
        words={{ failed: words.failed }}
      >
        {(all) =>
          all.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>
          ) : (
            <List disablePadding>
              {all.map(({ id, value }) => (
                <ListItem
                  key={id}
                  disableGutters
                  secondaryAction={
                    <Button
                      aria-label={`${words.change} ${id}`}
                      onClick={() => setEditing(typedCode(id, value))}
                    >
                      {words.change}
                    </Button>
                  }
                >
                  <ListItemText
                    primary={[id, value.note, value.active ? '' : words.ended]
                      .filter((part) => part !== '')
                      .join(' · ')}
                    secondary={factsOf(words, value).join(' · ')}
                  />
                </ListItem>
              ))}
            </List>
          )
        }
      </Gate>
    </SectionCard>
  );
}
