import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MAX_OFFERS } from '@bhoj/domain/menu/offers/offer.schema';
import { useServiceSettings } from '../../../firebase/restaurant.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { wideOnPhones } from '../form/wide-on-phones.ts';
import { offersPart } from '../../../messages/owner/offers/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { OfferForm } from './offer-form.tsx';
import { factsOf, newOffer, typedOffer } from './offer-model.ts';
import type { TypedOffer } from './offer-model.ts';

/** The owner's offers by time, and the form for one of them. */
export function OffersCard() {
  const words = useWords(offersPart);
  const weekdays = useWords(weekdaysPart);

  const { offers } = useServiceSettings();
  const [editing, setEditing] = useState<TypedOffer | null>(null);
  if (editing !== null)
    return (
      <SectionCard title={words.title}>
        <OfferForm
          first={editing}
          isKnown={offers.some(({ id }) => id === editing.id)}
          onDone={() => setEditing(null)}
        />
      </SectionCard>
    );
  return (
    <SectionCard
      title={words.title}
      description={words.description}
      actions={
        offers.length < MAX_OFFERS && (
          <Button variant="outlined" sx={wideOnPhones} onClick={() => setEditing(newOffer())}>
            {words.add}
          </Button>
        )
      }
    >
      {offers.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>
      ) : (
        <List disablePadding>
          {offers.map((offer) => (
            <ListItem
              key={offer.id}
              disableGutters
              secondaryAction={
                <Button
                  aria-label={`${words.change} ${offer.name}`}
                  onClick={() => setEditing(typedOffer(offer))}
                >
                  {words.change}
                </Button>
              }
            >
              <ListItemText
                sx={{ pr: 8 }}
                primary={offer.active ? offer.name : `${offer.name} · ${words.off}`}
                secondary={factsOf(words, weekdays, offer).join(' · ')}
              />
            </ListItem>
          ))}
        </List>
      )}
    </SectionCard>
  );
}
