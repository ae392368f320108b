import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { useMayFollow } from '../../firebase/rights.ts';
import { cssVar } from '../../theme/css-var.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { VisuallyHidden } from '../../ui/mui/visually-hidden.tsx';
import { homeLaterPart } from '../../messages/owner/home-later/en.ts';
import { useWords } from '../../words/use-words.ts';
import { stepsOf } from './setup-model.ts';

export interface SetupCardProps {
  readonly restaurant: WholeRestaurant;
  readonly menu: Menu | null;
}

/** The next steps of setup for a restaurant without a bill (P-HOME-4): those that the person may open. */
export function SetupCard({ restaurant, menu }: SetupCardProps) {
  const words = useWords(homeLaterPart).setup;
  const mayFollow = useMayFollow();
  const steps = stepsOf(restaurant, menu).filter(({ to }) => mayFollow(to));
  if (steps.length === 0) return <SectionCard title={words.hint} />;
  return (
    <SectionCard title={words.title} description={words.hint}>
      <List disablePadding sx={{ my: -1 }}>
        {steps.map(({ name, to, isDone }) => (
          <ListItem key={name} disableGutters sx={{ gap: 1.5, py: 0.5 }}>
            {isDone ? (
              <>
                <CircleCheck size={20} color={cssVar('secondary')} aria-hidden />
                <Typography sx={{ color: 'text.secondary' }}>
                  {words.steps[name]}
                  <VisuallyHidden> ({words.done})</VisuallyHidden>
                </Typography>
              </>
            ) : (
              <>
                <Circle size={20} color={cssVar('muted')} aria-hidden />
                <Button component={Link} to={to} sx={{ textAlign: 'start' }}>
                  {words.steps[name]}
                </Button>
              </>
            )}
          </ListItem>
        ))}
      </List>
    </SectionCard>
  );
}
