import { Link } from '@tanstack/react-router';
import { Package, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offeringPolicy } from '@puente/contract/policy/offering';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { sortedLike, useChangeOfferings, type Offering } from '../queries.ts';
import { moved, useDragOrder } from '../use-drag-order.ts';
import { useDeleteWithUndo } from '../use-delete-with-undo.ts';
import { OwnOffering } from './own-offering.tsx';

/** The expert's packages and plans, in the order in which people see them. */
export function OwnOfferings({ offerings }: { offerings: readonly Offering[] }) {
  const { t } = useTranslation('offering');
  const errorText = useErrorText();
  const deletion = useDeleteWithUndo(offerings);
  if (offerings.length === 0)
    return (
      <EmptyState
        icon={<Package size={40} aria-hidden />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<AddLink />}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('intro')}</p>
      {deletion.error ? (
        <Banner tone="danger" live>
          {errorText(deletion.error)}
        </Banner>
      ) : null}
      <Rows offerings={offerings} onDelete={deletion.remove} />
      {offerings.length < offeringPolicy.maxPerExpert ? (
        <AddLink />
      ) : (
        <p className="text-ink-soft">{t('full', { count: offeringPolicy.maxPerExpert })}</p>
      )}
    </div>
  );
}

function Rows(props: { offerings: readonly Offering[]; onDelete: (of: Offering) => void }) {
  const { t } = useTranslation('offering');
  const errorText = useErrorText();
  const change = useChangeOfferings();
  const ids = props.offerings.map(({ id }) => id);
  const sort = (order: string[]) => change.mutate({ order });
  const dragging = useDragOrder(ids, sort);
  const rows = dragging.order ? sortedLike(props.offerings, dragging.order) : props.offerings;
  return (
    <>
      {change.error ? (
        <Banner tone="danger" live>
          {errorText(change.error)}
        </Banner>
      ) : null}
      <ul className="flex flex-col gap-3" aria-label={t('title')}>
        {rows.map((offering, at) => (
          <OwnOffering
            key={offering.id}
            offering={offering}
            isDragged={dragging.dragged === offering.id}
            handle={rows.length > 1 ? dragging.handle(offering.id) : null}
            onMove={{
              up: at > 0 ? () => sort(moved(ids, offering.id, at - 1)) : null,
              down: at < rows.length - 1 ? () => sort(moved(ids, offering.id, at + 1)) : null,
            }}
            onToggle={() =>
              change.mutate({
                offeringId: offering.id,
                isEnabled: !offering.isEnabled,
                version: offering.version,
              })
            }
            onDelete={() => props.onDelete(offering)}
          />
        ))}
      </ul>
    </>
  );
}

function AddLink() {
  const { t } = useTranslation('offering');
  return (
    <Link
      to="/you/offerings"
      search={{ edit: 'new' }}
      className={`${buttonClass({ size: 'large' })} self-start max-sm:w-full`}
    >
      <Plus size={20} aria-hidden />
      {t('add')}
    </Link>
  );
}
