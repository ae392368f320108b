import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { settingsPart } from '../../messages/owner/settings/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { SearchField } from '../../ui/mui/form/search-field.tsx';
import { VisuallyHidden } from '../../ui/mui/visually-hidden.tsx';
import { PARTS } from '../../blocks/settings/parts.ts';
import type { PartName } from '../../blocks/settings/parts.ts';
import { useDirtySections } from './form/unsaved.tsx';
import { textOf, usePartWords } from './use-part-words.ts';
import type { PartWords } from './use-part-words.ts';

function UnsavedDot() {
  const settings = useWords(settingsPart);
  return (
    <Box
      component="span"
      sx={{
        width: 8,
        height: 8,
        borderRadius: cssVar('radius-full'),
        backgroundColor: cssVar('warning'),
      }}
    >
      <VisuallyHidden>{settings.unsaved}</VisuallyHidden>
    </Box>
  );
}

/** The list says what a part is for; the part itself says what a change of it does. */
const firstSentence = (text: string): string => /^.*?[.।](?=\s|$)/u.exec(text)?.[0] ?? text;

interface EntryProps {
  readonly name: PartName;
  readonly words: PartWords;
  readonly isCurrent: boolean;
  readonly isDirty: boolean;
}

/** One part: its name, and on narrow screens, where the list fills the page, what it is for. */
function Entry({ name, words, isCurrent, isDirty }: EntryProps) {
  return (
    <Link
      component={RouterLink}
      to={{ hash: name }}
      aria-current={isCurrent ? 'page' : undefined}
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: { xs: 44, lg: 40 },
        px: 1.5,
        py: { xs: 1.5, lg: 1 },
        borderRadius: { xs: 0, lg: cssVar('radius-control') },
        borderTop: { xs: `1px solid ${cssVar('border')}`, lg: 0 },
        '&:first-of-type': { borderTop: 0 },
        color: { xs: cssVar('text'), lg: cssVar('muted') },
        fontSize: { xs: cssVar('type-md'), lg: cssVar('type-sm') },
        '&:hover': { backgroundColor: cssVar('hover') },
        '&[aria-current]': {
          color: cssVar('primary'),
          fontWeight: cssVar('weight-medium'),
          backgroundColor: cssVar('primary-soft'),
        },
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {words.title}
          {isDirty && <UnsavedDot />}
        </Box>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: { xs: 'block', lg: 'none' }, color: cssVar('muted') }}
        >
          {firstSentence(words.description)}
        </Typography>
      </Box>
      <Box component="span" sx={{ display: { xs: 'flex', lg: 'none' }, color: cssVar('muted') }}>
        <ChevronRight size={20} aria-hidden />
      </Box>
    </Link>
  );
}

export interface SectionNavProps {
  /** The part that shows beside the list. */
  readonly current: PartName;
  /** True when no part is chosen: on a narrow screen the list is then the page. */
  readonly isPage: boolean;
}

/** The parts of the settings, found by any word of theirs. A dot marks unsaved changes. */
export function SectionNav({ current, isPage }: SectionNavProps) {
  const settings = useWords(settingsPart);
  const words = usePartWords();

  const dirty: readonly PartName[] = useDirtySections();
  const [query, setQuery] = useState('');
  const isBeside = useMediaQuery('(min-width: 1200px)');
  const found = PARTS.filter((name) => hasWords(textOf(words[name]), query));
  return (
    <Box
      sx={{
        display: { xs: isPage ? 'block' : 'none', lg: 'block' },
        position: { lg: 'sticky' },
        top: 88,
        alignSelf: 'start',
      }}
    >
      <SearchField
        label={settings.search}
        clearLabel={settings.clearSearch}
        value={query}
        onChange={setQuery}
      />
      <Box
        component="nav"
        aria-label={settings.sections}
        sx={{
          display: 'grid',
          gap: { lg: 0.25 },
          mt: 1.5,
          overflow: 'hidden',
          backgroundColor: { xs: cssVar('card'), lg: 'transparent' },
          border: { xs: `1px solid ${cssVar('border')}`, lg: 0 },
          borderRadius: cssVar('radius-card'),
        }}
      >
        {found.map((name) => (
          <Entry
            key={name}
            name={name}
            words={words[name]}
            isCurrent={name === current && (!isPage || isBeside)}
            isDirty={dirty.includes(name)}
          />
        ))}
      </Box>
      {found.length === 0 && (
        <Typography role="status" sx={{ px: 1.5, color: cssVar('muted') }}>
          {settings.nothingFound}
        </Typography>
      )}
    </Box>
  );
}
