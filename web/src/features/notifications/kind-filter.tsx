import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Link as RouterLink } from 'react-router-dom';
import { settingsPath } from '../../blocks/settings/parts.ts';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { useWords } from '../../words/use-words.ts';

const EVERY = '';

interface KindFilterProps {
  /** Null for every kind. */
  readonly kind: NoticeKind | null;
  readonly onKind: (kind: NoticeKind | null) => void;
}

export function KindFilter({ kind, onKind }: KindFilterProps) {
  const words = useWords(noticesPart);
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
        {NOTICE_KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {words.kinds[one].title}
          </MenuItem>
        ))}
      </TextField>
      <Link component={RouterLink} to={settingsPath('notices')}>
        {words.choose}
      </Link>
    </Stack>
  );
}
