import Button from '@mui/material/Button';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { StateBlock } from '../../ui/mui/states/state-block.tsx';

export function NotFoundPage() {
  const common = useWords(commonPart);

  return (
    <StateBlock
      isPage
      icon={Compass}
      title={common.notFound}
      text={common.notFoundHint}
      action={
        <Button component={Link} to={href('landing')} variant="outlined">
          {common.goHome}
        </Button>
      }
    />
  );
}
