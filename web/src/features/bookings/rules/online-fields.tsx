import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Copy } from 'lucide-react';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { guestBookingPath } from '@bhoj/domain/bookings/guests/links';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { bookingRulesPart } from '../../../messages/owner/booking-rules/en.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './rules.module.css';

type Online = BookingRules['online'];

const CHOICES: readonly Online[] = ['book', 'ask', 'off'];
const isOnline = (value: string): value is Online => (CHOICES as readonly string[]).includes(value);

interface OnlineFieldsProps {
  readonly value: Online;
  readonly onChange: (online: Online) => void;
}

/** What guests may do on the public page, and its address to copy. */
export function OnlineFields({ value, onChange }: OnlineFieldsProps) {
  const words = useWords(bookingRulesPart);
  const toast = useToast();
  const { publicAddress } = useRestaurant();
  const link = publicAddress && `${location.origin}${guestBookingPath(publicAddress.slug)}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: words.copied });
    } catch {
      toast({ message: words.notCopied });
    }
  };
  return (
    <section className={styles['part']}>
      <h3>{words.online}</h3>
      <TextField
        select
        label={words.onlineMay}
        value={value}
        helperText={words.onlineHint}
        onChange={({ target }) => isOnline(target.value) && onChange(target.value)}
      >
        {CHOICES.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {words.onlineAs[choice]}
          </MenuItem>
        ))}
      </TextField>
      {value !== 'off' &&
        (link === undefined ? (
          <p className={styles['quiet']}>{words.onlineNoLink}</p>
        ) : (
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
            <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
              {words.onlineLink} <strong>{link}</strong>
            </p>
            <Button
              variant="outlined"
              sx={{ flex: 'none' }}
              startIcon={<Copy aria-hidden />}
              onClick={() => void copy(link)}
            >
              {words.copy}
            </Button>
          </Stack>
        ))}
    </section>
  );
}
