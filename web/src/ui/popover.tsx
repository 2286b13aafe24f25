import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { overlays } from './overlays.ts';

/** More about something, beside the button that asked. */
export function Popover({
  trigger,
  title,
  children,
}: {
  trigger: ReactElement;
  title?: string;
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={overlays()}>
        <Base.Positioner sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup className="rise max-w-[min(360px,calc(100vw-24px))] rounded-card bg-surface p-4 shadow-card outline-1 outline-line">
            {title ? <Base.Title className="mb-1 font-semibold">{title}</Base.Title> : null}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
