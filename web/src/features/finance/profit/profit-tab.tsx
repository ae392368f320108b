import type { Span } from '@bhoj/domain/figures/span';
import { monthName } from '../../../ui/dates/formats.ts';

export const ProfitTab = ({ span }: { readonly span: Span }) => <p>{monthName(span.from)}</p>;
