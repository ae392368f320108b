import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Link as RouterLink } from 'react-router-dom';
import { settingsPath } from '../../blocks/settings/parts.ts';
import { useWorkplace } from '../../firebase/restaurant.tsx';
import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { pushOpenPart } from '../../messages/owner/push-open/en.ts';
import { useWords } from '../../words/use-words.ts';

const EVERY = '';

/** The id of the card below the list, with the messages on this device. */
export const DEVICE = 'device';

interface KindFilterProps {
  /** Null for every kind. */
  readonly kind: NoticeKind | null;
  /** The kinds to choose from. */
  readonly kinds: readonly NoticeKind[];
  readonly onKind: (kind: NoticeKind | null) => void;
}

export function KindFilter({ kind, kinds, onKind }: KindFilterProps) {
  const words = useWords(noticesPart);
  const { open } = useWords(pushOpenPart);
  const isOwner = useWorkplace().role === 'owner';
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}
    >
      <TextField
        select
        label={words.kind}
        value={kind ?? EVERY}
        onChange={({ target }) => onKind(target.value === EVERY ? null : (target.value as NoticeKind))}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ width: { xs: '100%', sm: 240 } }}
      >
        <MenuItem value={EVERY}>{words.everyKind}</MenuItem>
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {words.kinds[one].title}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Link href={`#${DEVICE}`}>{open}</Link>
        {isOwner && (
          <Link component={RouterLink} to={settingsPath('notices')}>
            {words.choose}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}
