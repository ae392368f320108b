import type { Seller } from '@bhoj/domain/billing/documents/invoice';
import type { Fact } from './bill-rows.ts';

export interface BillSellerProps {
  readonly seller: Partial<Seller>;
  readonly facts: readonly Fact[];
  readonly className: string | undefined;
}

/** The seller, as the document names them. */
export function BillSeller({ seller, facts, className }: BillSellerProps) {
  const { name, legalName, address } = seller;
  return (
    <div className={className}>
      <strong>{name}</strong>
      {legalName && legalName !== name && <span>{legalName}</span>}
      {address && <span>{address}</span>}
      {facts.map((fact) => (
        <span key={fact.name}>
          {fact.name} {fact.value}
        </span>
      ))}
    </div>
  );
}
