import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { overlays } from './overlays.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'normal' | 'danger';
  onSelect: () => void;
};

/** Few actions behind one button; `trigger` is a Button or an IconButton. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={overlays()}>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className="rise min-w-48 rounded-control bg-surface p-1.5 shadow-card outline-1 outline-line">
            {items.map((item) => (
              <Base.Item
                key={item.id}
                onClick={item.onSelect}
                className={cx(
                  'touch flex cursor-pointer items-center gap-3 rounded-[8px] px-3 py-2 outline-none data-highlighted:bg-sunken',
                  item.tone === 'danger' && 'text-danger',
                )}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
