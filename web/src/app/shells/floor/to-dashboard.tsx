import { ArrowLeft } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ButtonLink } from '../../../ui/plain/button-link.tsx';

/** The way from a screen of the service back to the dashboard, for those who may open it. */
export function ToDashboard() {
  const routeTitles = useWords(routeTitlesPart);
  return (
    <ButtonLink to={href('dashboard')} variant="quiet" icon={<ArrowLeft aria-hidden />}>
      {routeTitles.dashboard}
    </ButtonLink>
  );
}
