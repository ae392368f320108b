import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cssVar } from '../../../theme/css-var.ts';
import type { StateBlockProps } from '../../shared/kit/kit.ts';

/** Replaces the content of a page or a card that is empty, failed, or not allowed. */
export function StateBlock({
  icon: Icon,
  title,
  text,
  action,
  tone = 'plain',
  role,
  isPage,
}: StateBlockProps) {
  const [soft, strong] =
    tone === 'error'
      ? [cssVar('badge-red-soft'), cssVar('badge-red-text')]
      : [cssVar('primary-soft'), cssVar('primary')];
  return (
    <Stack {...(role && { role })} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 6 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 2,
          borderRadius: cssVar('radius-full'),
          backgroundColor: soft,
          color: strong,
        }}
      >
        <Icon size={24} />
      </Box>
      <Typography
        variant="subtitle1"
        component={isPage ? 'h1' : 'p'}
        sx={{ maxWidth: '36ch', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '48ch' }}>{text}</Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Stack>
  );
}
