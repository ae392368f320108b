import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Shown only while the session is unknown; everything else loads as a skeleton in its own layout. */
export function LoadingPage({ label }: { readonly label: string }) {
  return (
    <Stack
      role="status"
      aria-busy
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', gap: 2, p: 3 }}
    >
      <CircularProgress size={32} thickness={4} aria-hidden />
      <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
    </Stack>
  );
}
