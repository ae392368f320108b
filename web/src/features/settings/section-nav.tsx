import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { settingsPart } from '../../words/owner/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { VisuallyHidden } from '../../ui/mui/visually-hidden.tsx';
import { SECTIONS } from './form/settings-model.ts';
import type { SectionName } from './form/settings-model.ts';
import { useDirtySections } from './form/unsaved.tsx';

/** px from the top at which a section counts as being read. */
const READING_LINE = 160;

/** Returns the section being read. */
function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>(SECTIONS[0]);
  useEffect(() => {
    const look = () => {
      const passed = SECTIONS.filter(
        (name) => (document.getElementById(name)?.getBoundingClientRect().top ?? Infinity) <= READING_LINE,
      );
      setCurrent(passed.at(-1) ?? SECTIONS[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return current;
}

/** Links to the sections: a column beside them, or a row above on a phone. A dot marks unsaved changes. */
export function SectionNav() {
  const settings = useWords(settingsPart);

  const current = useCurrentSection();
  const dirty = useDirtySections();
  return (
    <Box
      component="nav"
      aria-label={settings.sections}
      sx={{
        position: 'sticky',
        top: { xs: 64, lg: 88 },
        zIndex: 2,
        alignSelf: 'start',
        display: 'flex',
        flexDirection: { xs: 'row', lg: 'column' },
        gap: 0.5,
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: { xs: 1, lg: 0 },
        overflowX: { xs: 'auto', lg: 'visible' },
        backgroundColor: cssVar('background'),
      }}
    >
      {SECTIONS.map((name) => (
        <Link
          key={name}
          href={`#${name}`}
          aria-current={current === name ? 'true' : undefined}
          underline="none"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            flex: 'none',
            minHeight: 44,
            px: 1.5,
            borderRadius: cssVar('radius-control'),
            color: cssVar('muted'),
            fontSize: cssVar('type-sm'),
            whiteSpace: 'nowrap',
            '&:hover': { backgroundColor: cssVar('hover') },
            '&[aria-current]': {
              color: cssVar('primary'),
              fontWeight: cssVar('weight-medium'),
              backgroundColor: cssVar('primary-soft'),
            },
          }}
        >
          {settings[name].title}
          {dirty.includes(name) && (
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
          )}
        </Link>
      ))}
    </Box>
  );
}
