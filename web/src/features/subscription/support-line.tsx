import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { useWords } from '../../words/use-words.ts';

/** The support address; absent until the platform has entered one. */
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
