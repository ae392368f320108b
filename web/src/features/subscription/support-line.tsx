import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { subscriptionPart } from '../../words/owner/subscription.ts';
import { useWords } from '../../words/use-words.ts';

/** Whom to write to; nothing until the platform has entered an address. */
export function SupportLine() {
  const words = useWords(subscriptionPart);
  const live = useLiveDoc(platformSettings, {});
  const address = live.state === 'ready' ? live.value.supportEmail : '';
  if (address === '') return null;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {words.support} <Link href={`mailto:${address}`}>{address}</Link>
    </Typography>
  );
}
