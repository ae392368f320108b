import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/platform/routes';
import type { RouteName } from '@bhoj/domain/platform/routes';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { settings } from '../../messages/settings.ts';
import { SectionCard } from '../../ui/section-card.tsx';

const words = settings.more;
const listed = (entries: readonly string[]) => (entries.length === 0 ? words.none : entries.join(', '));

/** The answers of onboarding, each with the way back to its question. */
export function ServiceSection({ restaurant }: { readonly restaurant: Restaurant }) {
  const seating = restaurant.seatingConfiguration;
  const openDays = Object.values(restaurant.operatingHours).filter((day) => day.isOpen).length;
  const answers: readonly [RouteName, string, string][] = [
    ['services', words.services, listed(restaurant.services)],
    ['timings', words.timings, words.openDays(openDays)],
    ['cuisine', words.cuisine, listed(restaurant.cuisineTypes)],
    [
      'seating',
      words.seating,
      seating === null
        ? words.none
        : words.seats(
            seating.floors,
            seating.tablesPerFloor.reduce((a, b) => a + b, 0),
          ),
    ],
  ];
  return (
    <SectionCard title={words.title} description={words.description}>
      <List disablePadding sx={{ my: -1 }}>
        {answers.map(([route, label, value]) => (
          <ListItem key={route} disableGutters divider={route !== 'seating'} sx={{ gap: 2 }}>
            <ListItemText primary={label} secondary={value} />
            <Button
              component={Link}
              to={ROUTES[route].path}
              variant="outlined"
              aria-label={`${words.change}: ${label}`}
            >
              {words.change}
            </Button>
          </ListItem>
        ))}
      </List>
    </SectionCard>
  );
}
