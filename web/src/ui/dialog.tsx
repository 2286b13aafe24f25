import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './button.tsx';
import { overlays } from './overlays.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Accessible name of the button that closes. */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, at the end; the first is the main one. */
  actions?: ReactNode;
  /** `question` has to be answered: a click outside does not close it. */
  modal?: 'dialog' | 'question';
};

const foot = 'pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:pb-6';

/** Centred on a screen; on a phone a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => {
        // The page may have changed below it, and what has the focus now lie under the bar.
        if (!isOpen) document.activeElement?.scrollIntoView({ block: 'nearest' });
      }}
      disablePointerDismissal={props.modal === 'question'}
    >
      <Base.Portal container={overlays()}>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-(--calm) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            role={props.modal === 'question' ? 'alertdialog' : 'dialog'}
            className={cx(
              'flex max-h-[92dvh] w-full flex-col gap-4 overflow-y-auto rounded-t-card bg-surface px-5 pt-5 shadow-card sm:max-w-lg sm:rounded-card sm:px-6 sm:pt-6',
              // Padding of its own would lie below what sticks to its end.
              actions ? 'scroll-pb-36' : foot,
              'transition-[opacity,transform] duration-(--calm) ease-calm data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0',
            )}
          >
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0 pt-2">
                <Base.Title className="text-xl font-semibold">{title}</Base.Title>
                {description ? (
                  <Base.Description className="mt-1 text-ink-soft">{description}</Base.Description>
                ) : null}
              </div>
              <Base.Close
                render={<IconButton label={closeLabel} icon={<X size={20} aria-hidden />} />}
              />
            </div>
            {children}
            {actions ? (
              // In sight however long the question is, where the screen has room for both.
              <div
                className={cx(
                  'sticky bottom-0 flex flex-col gap-2 bg-surface shadow-[0_-8px_8px_var(--surface)] sm:flex-row-reverse [@media(height<=26rem)]:static',
                  foot,
                )}
              >
                {actions}
              </div>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
