import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Changes as Came } from '@bhoj/domain/returns/return.schema';
import { Notice } from '../../../../ui/mui/notice.tsx';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { WholeNumbers } from '../../../../ui/shared/parts/whole-numbers.tsx';

/** The most numbers on a line. */
const MOST_SHOWN = 12;

/** Numbers of documents, each a link to its order. */
export function Numbers({ numbers, count }: { readonly numbers: readonly string[]; readonly count: number }) {
  const words = useWords(gstPart);
  const shown = numbers.slice(0, MOST_SHOWN);
  return (
    <>
      {shown.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          <Link
            component={RouterLink}
            color="inherit"
            to={`${href('orders')}?view=past&q=${encodeURIComponent(number)}`}
          >
            <WholeNumbers>{number}</WholeNumbers>
          </Link>
        </Fragment>
      ))}
      {count > shown.length && ` ${words.andMore(count - shown.length)}`}
    </>
  );
}

/** The changes since the earlier preparation of the return. */
export function Changes({ changes }: { readonly changes: Came }) {
  const words = useWords(gstPart);
  return (
    <Notice tone="info" title={words.changes(changes.count)}>
      {(['came', 'voided', 'credited'] as const).map(
        (key) =>
          changes[key].length > 0 && (
            <Typography key={key} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {words[key]} <Numbers numbers={changes[key]} count={changes[key].length} />
            </Typography>
          ),
      )}
    </Notice>
  );
}
