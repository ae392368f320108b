import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActDialog } from './act-dialog.tsx';
import type { ActName } from './use-restaurant-act.ts';

interface RestaurantActsProps {
  readonly restaurantId: string;
  readonly tenant: Tenant;
}

/** The acts of a super admin on one restaurant. */
export function RestaurantActs({ restaurantId, tenant }: RestaurantActsProps) {
  const words = useWords(platformRestaurantsPart);
  const [open, setOpen] = useState<ActName | null>(null);
  const { membership, premiumUntil, suspended } = tenant;
  const shown: readonly (ActName | null)[] = [
    membership === 'free' ? 'extend' : null,
    membership === 'premium' && premiumUntil === null ? null : 'gift',
    'reassign',
    'link',
    suspended === true ? 'resume' : 'suspend',
  ];
  return (
    <>
      {shown.map(
        (name) =>
          name !== null && (
            <Button
              key={name}
              variant="outlined"
              color={name === 'suspend' ? 'error' : 'primary'}
              onClick={() => setOpen(name)}
            >
              {words.acts[name]}
            </Button>
          ),
      )}
      {open !== null && <ActDialog act={open} {...{ restaurantId, tenant }} onClose={() => setOpen(null)} />}
    </>
  );
}
