import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Offering } from '../queries.ts';
import { OfferingPrice, OfferingSize } from './offering-price.tsx';

/** One of the expert's own, and all that can be done with it. */
export function OwnOffering(props: {
  offering: Offering;
  isDragged: boolean;
  /** Null where there is nothing to sort. */
  handle: ComponentProps<'span'> | null;
  /** Null at the ends. */
  onMove: { up: (() => void) | null; down: (() => void) | null };
  onToggle: () => void;
  onDelete: () => void;
}) {
  const { offering, isDragged, handle, onMove } = props;
  const { t } = useTranslation('offering');
  const nameId = useId();
  const { name } = offering;
  return (
    <li
      className={cx(
        'flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card',
        isDragged && 'outline-2 outline-focus',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={nameId} className="font-semibold">
            {name}
          </h2>
          <p className="text-sm text-ink-soft">
            {t(`types.${offering.type}`)} · <OfferingSize of={offering} />
          </p>
        </div>
        {handle ? (
          <span
            {...handle}
            aria-hidden
            title={t('drag')}
            className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-faint"
          >
            <GripVertical size={20} />
          </span>
        ) : null}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <OfferingPrice of={offering} each={offering.pricePerSession} />
        </div>
        {handle ? (
          <span className="flex shrink-0">
            <IconButton
              label={t('moveUp', { name })}
              icon={<ArrowUp size={20} aria-hidden />}
              aria-disabled={!onMove.up}
              className="aria-disabled:opacity-40"
              onClick={onMove.up ?? undefined}
            />
            <IconButton
              label={t('moveDown', { name })}
              icon={<ArrowDown size={20} aria-hidden />}
              aria-disabled={!onMove.down}
              className="aria-disabled:opacity-40"
              onClick={onMove.down ?? undefined}
            />
          </span>
        ) : null}
      </div>
      {offering.isEnabled ? null : (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone="warning">{t('hidden')}</Badge>
          {t('hiddenText')}
        </p>
      )}
      <div className="-mx-4 -mb-2 flex flex-wrap items-center">
        <Link
          to="/you/offerings"
          search={{ edit: offering.id }}
          aria-describedby={nameId}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('edit')}
        </Link>
        <Button variant="quiet" aria-describedby={nameId} onClick={props.onToggle}>
          {offering.isEnabled ? t('hide') : t('show')}
        </Button>
        <Button variant="quiet" aria-describedby={nameId} onClick={props.onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}
