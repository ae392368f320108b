import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { SUPPORT_ACTIONS } from '@bhoj/domain/support/support.schema';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { momentName } from '../../../ui/dates/formats.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import type { Words } from '../../../words/part.ts';
import { supportPart } from '../../../messages/owner/support/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Entries that are listed, latest first. */
const MOST = 30;

function saidOf(words: Words<'support'>, { action, details }: AuditEntry): string {
  const act = words.actions[action as keyof typeof words.actions];
  const part = words.parts[details['part'] as keyof typeof words.parts] as string | undefined;
  return part === undefined ? act : `${act}: ${part}`;
}

const whyOf = ({ details: { reason } }: AuditEntry): string => (typeof reason === 'string' ? reason : '');

/** Who opened and ended support, and each look with its reason. */
export function SupportLog() {
  const words = useWords(supportPart);
  const id = useId();
  const restaurantId = useRestaurantId();
  const live = useLiveList(audit, { restaurantId }, audit.queries.ofActions(SUPPORT_ACTIONS, MOST));
  return (
    <div>
      <Typography id={id} variant="subtitle1" component="h3">
        {words.log}
      </Typography>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={2} />}
        words={{ failed: words.failed }}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{words.noLog}</p>
          ) : (
            <List disablePadding aria-labelledby={id}>
              {entries.map(({ id: entryId, value }) => (
                <ListItem key={entryId} disableGutters>
                  <ListItemText
                    primary={saidOf(words, value)}
                    secondary={[momentName(value.at), whyOf(value)].filter((text) => text !== '').join(' · ')}
                  />
                </ListItem>
              ))}
            </List>
          )
        }
      </Gate>
    </div>
  );
}
