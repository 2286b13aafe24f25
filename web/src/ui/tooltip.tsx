import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { overlays } from './overlays.ts';

/** A hint for pointer and keyboard. Never the only place of something people need. */
export function Tooltip({ trigger, text }: { trigger: ReactElement; text: string }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={overlays()}>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="rise max-w-64 rounded-[8px] bg-ink px-2.5 py-1.5 text-sm text-canvas">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
