import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  /** One line on the purpose of the page. */
  readonly description?: ReactNode;
  /** Buttons, the most frequent act first. */
  readonly actions?: ReactNode;
  /** For a page that puts the focus on its heading. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

export function PageHeader({ title, description, actions, titleRef }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}
    >
      <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography
          variant="h2"
          component="h1"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
          {...(titleRef !== undefined && { ref: titleRef, tabIndex: -1 })}
        >
          {title}
        </Typography>
        {description !== undefined && (
          <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '60ch', textWrap: 'pretty' }}>
            {description}
          </Typography>
        )}
      </div>
      {actions !== undefined && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
